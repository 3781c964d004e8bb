/** Every page is valid HTML. The W3C's own validator, which needs Java, is a further step (`tests/w3c`). */
import { HtmlValidate } from "html-validate/node";
import { htmlFiles, readPublic } from "../setup/output/built-site";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "empty-heading": "error",
    // The skeleton of a missing post has no title.
    "heading-level": ["error", { minInitialRank: "any" }],
    "no-missing-references": "error",
    "text-content": "error",
    "wcag/h30": "error",
    "wcag/h37": "error",
    // React writes `style` attributes, `<br/>` and attributes in an order and a case of its own.
    "no-inline-style": "off",
  },
});

function errorsIn(name: string, html: string): string[] {
  const { results } = validator.validateStringSync(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${name}:${line}:${column} ${ruleId}: ${message}`,
    ),
  );
}

test("every page is valid HTML", () => {
  expect(htmlFiles.length).toBeGreaterThan(50);
  expect(htmlFiles.flatMap((file) => errorsIn(file, readPublic(file)))).toEqual([]);
});
