/** The rule of `.config/lint-rules` for style sheets: a component paints what it renders, and nothing else. */
import { basename, join } from "node:path";
import { lintApart, project } from "./lint-apart";

const renders = "export const Part = () => <ul className={styles.list}><li><Icon /></li></ul>;";
const lays = "export const Part = ({ children }) => <div className={styles.list}>{children}</div>;";

/** A component, a selector of its sheet, and the elements in it that are not the component's. */
const cases: readonly (readonly [markup: string, selector: string, foreign: readonly string[]])[] =
  [
    [renders, ".list li:first-child", []],
    [renders, ".list > :not(ul)", []],
    [renders, ".list :nth-child(2n + 1)", []],
    [renders, ":lang(en) .list[data-a='b']::before", []],
    [renders, ":global(html[data-sheet]) .list", []],
    [renders, "html:has(.list)", []],
    [renders, ".list svg", ["svg"]],
    [renders, ".list > :not(picture)", ["picture"]],
    [renders, ".list :is(a, li, button)", ["a", "button"]],
    [lays, ".list > p", []],
  ];

type Result = { readonly source: string; readonly warnings: readonly { readonly text: string }[] };

let results: Result[];

beforeAll(() => {
  const files = cases.flatMap(([markup, selector], index) => [
    [`${index}.tsx`, markup],
    [`${index}.module.css`, `${selector} { color: red; }\n`],
  ]);
  results = lintApart<Result>(
    Object.fromEntries(files) as Record<string, string>,
    ...["stylelint", "--config", join(project, ".config/stylelint.config.mjs"), "-f", "json"],
    "*.module.css",
  );
}, 60_000);

test.each(cases.map(([, selector, foreign], index) => [index, selector, foreign] as const))(
  "%d: %s",
  (index, _selector, foreign) => {
    const { warnings } = results.find(({ source }) => basename(source) === `${index}.module.css`)!;
    const told = warnings.flatMap(({ text }) => /^No <(\w+)>/.exec(text)?.[1] ?? []);
    expect(told).toEqual(foreign);
  },
);
