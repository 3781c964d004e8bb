/**
 * A text that may change is the only child of an element, and a fixed one has no sibling that comes and goes.
 *
 * Why: browsers' translators wrap text nodes, and put others in their place. React keeps the old ones: it writes into
 * nodes that nobody sees, and throws when it removes one, or inserts something before it (react#11538). The text of an
 * element without other children it sets as a whole, which always works.
 */
import { ESLintUtils } from "@typescript-eslint/utils";
import ts from "typescript";

const { TypeFlags } = ts;

/** Whether a value of this type is rendered as text: never as an element, and not as nothing alone. */
function isText(type) {
  const parts = type.isUnion() ? type.types : [type];
  const isEmpty = ({ flags }) =>
    flags & (TypeFlags.Undefined | TypeFlags.Null | TypeFlags.BooleanLike | TypeFlags.Void);
  const isTextPart = ({ flags }) => flags & (TypeFlags.StringLike | TypeFlags.NumberLike);
  return parts.some(isTextPart) && parts.every((part) => isTextPart(part) || isEmpty(part));
}

const isLiteral = ({ type, expressions = [] }) =>
  type === "Literal" || (type === "TemplateLiteral" && expressions.length === 0);

/** Whether an expression yields the same text for as long as its element is there: `t("key")`, `"a"`, `site.name`. */
function isFixed(node, imported) {
  if (isLiteral(node)) return true;
  if (node.type === "CallExpression") return node.arguments.every(isLiteral);
  let root = node;
  while (root.type === "MemberExpression" && !root.computed) root = root.object;
  return root.type === "Identifier" && imported.has(root.name);
}

const alternates = ({ type, expression }) =>
  type === "JSXExpressionContainer" &&
  (expression.type === "ConditionalExpression" || expression.type === "LogicalExpression");

const isRendered = (child) => {
  if (child.type === "JSXText") return child.value.trim() !== "" || !child.value.includes("\n");
  return child.type !== "JSXExpressionContainer" || child.expression.type !== "JSXEmptyExpression";
};

export const textOfItsOwn = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      changing: "This text may change: make it the only child of an element.",
      fixed: "A sibling of this text comes and goes: make the text the only child of an element.",
    },
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const imported = new Set();

    function check(node) {
      const children = node.children.filter(isRendered);
      const isAlone = children.length === 1 && node.type === "JSXElement";
      if (isAlone || children.length === 0) return;
      const hasAlternating = children.some(
        (child) => alternates(child) && !isText(services.getTypeAtLocation(child.expression)),
      );
      for (const child of children) {
        if (child.type === "JSXText") {
          if (hasAlternating) context.report({ node: child, messageId: "fixed" });
          continue;
        }
        if (child.type !== "JSXExpressionContainer") continue;
        const { expression } = child;
        if (!isText(services.getTypeAtLocation(expression))) continue;
        if (!isFixed(expression, imported)) context.report({ node: child, messageId: "changing" });
        else if (hasAlternating) context.report({ node: child, messageId: "fixed" });
      }
    }

    return {
      ImportDeclaration({ specifiers }) {
        for (const { local } of specifiers) imported.add(local.name);
      },
      JSXElement: check,
      JSXFragment: check,
    };
  },
};
