/**
 * A component's sheet names only elements that the component renders: `.list li` in `list.module.css`, if `list.tsx`
 * has an `<li`. One that has `children` may lay them out.
 *
 * Why: what another component renders may change without a look at this sheet. What is to look different there is a
 * prop, a custom property that its sheet names, or a class that it takes.
 */
import { existsSync, readFileSync } from "node:fs";
import stylelint from "stylelint";

const ruleName = "site/own-markup";

const messages = stylelint.utils.ruleMessages(ruleName, {
  foreign: (tag) =>
    `No <${tag}> is in this sheet's component: style it there, by a prop or a custom property.`,
});

/** What may hold a word in a selector that is no element. */
const noElement =
  /:global\([^)]*\)|\[[^\]]*\]|:(nth[\w-]*|lang|dir)\([^)]*\)|::?[\w-]+|[.#][\w-]+/g;

const rule = (isOn) => (root, result) => {
  const file = root.source.input.file?.replace(/\.module\.css$/, ".tsx");
  if (!isOn || !file?.endsWith(".tsx") || !existsSync(file)) return;
  const markup = readFileSync(file, "utf8");
  if (markup.includes("{children}")) return;
  root.walkRules((node) => {
    if (node.parent.name === "keyframes") return;
    for (const [tag] of node.selector.replace(noElement, " ").matchAll(/\b[a-z][a-z0-9]*\b/g)) {
      if (/^(html|body)$/.test(tag) || new RegExp(`<${tag}\\b`).test(markup)) continue;
      stylelint.utils.report({ message: messages.foreign(tag), node, result, ruleName, word: tag });
    }
  });
};

export default stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, messages }));
