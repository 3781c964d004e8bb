/**
 * A component imports its own style sheet alone: `button.tsx` imports `./button.module.css`.
 *
 * Why: a class that others use cannot change without them. What others need is a prop, a token, or a class of
 * `src/styles`.
 */
import { basename } from "node:path";

export const ownStyleSheet = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      foreign:
        "Import {{own}} alone: what others need is a prop, a token or a class of src/styles.",
    },
  },
  create(context) {
    const own = `./${basename(context.filename).split(".")[0]}.module.css`;
    return {
      ImportDeclaration({ source }) {
        if (!source.value.endsWith(".module.css") || source.value === own) return;
        context.report({ node: source, messageId: "foreign", data: { own } });
      },
    };
  },
};
