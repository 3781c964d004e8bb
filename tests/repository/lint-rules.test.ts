/** The lint rules of `.config/lint-rules`, where and as they hold, and what pages leave to `Screen` and `Section`. */
import { basename, join } from "node:path";
import { lintApart, project } from "./lint-apart";

type Message = { readonly ruleId: string };
type Result = { readonly filePath: string; readonly messages: readonly Message[] };

const component = (element: string) =>
  `import { site } from "../../../config/site";
declare const t: (key: string, values?: object) => string;
type Props = { readonly text: string; readonly count?: number; readonly isOn: boolean };
export function Example({ text, count, isOn }: Props) { return ${element}; }\n`;

const importing = (path: string) =>
  `import * as styles from "${path}";\nexport const name: unknown = styles;\n`;

const wrongTexts = [
  "<p>{text} <b>{count}</b>{isOn}</p>",
  "<p>Count: {count}</p>",
  "<p>{t(isOn ? 'a' : 'b')}<br /></p>",
  "<>{text}</>",
  "<p>{isOn && <b>x</b>} {t('fixed')}</p>",
  "<p>Fixed {isOn ? <b>x</b> : <i>y</i>}</p>",
];

const rightTexts = [
  "<p>{text}</p>",
  "<p>{isOn && text}</p>",
  "<p><span>{text}</span> <b>{count}</b>{isOn}</p>",
  "<p>{t('fixed')} <b>{t('other')}</b></p>",
  "<p>{site.productName} <br /></p>",
  "<p><span>{t('fixed')}</span>{isOn && <b>x</b>}</p>",
];

/** A file of a component, its source, and the rule that it breaks. */
const cases: readonly (readonly [file: string, source: string, broken: string | undefined])[] = [
  ...wrongTexts.map(
    (element, index) => [`wrong-${index}.tsx`, component(element), "site/text-of-its-own"] as const,
  ),
  ...rightTexts.map(
    (element, index) => [`right-${index}.tsx`, component(element), undefined] as const,
  ),
  ["own.tsx", importing("./own.module.css"), undefined],
  ["global.tsx", importing("../../../styles/base.css"), undefined],
  ["foreign.tsx", importing("./own.module.css"), "styles/own-style-sheet"],
  ["distant.tsx", importing("../button.module.css"), "styles/own-style-sheet"],
  ["title.tsx", component("<h1>{t('fixed')}</h1>"), "no-restricted-syntax"],
  ["wrapped.tsx", component('<div className="wrap section" />'), "no-restricted-syntax"],
  ["joined.tsx", component("<div className={`tinted ${text}`} />"), "no-restricted-syntax"],
  ["named.tsx", component('<div className="linked-card wrapped" />'), undefined],
];

/** Rules of the project that each file breaks. */
const brokenRules = new Map<string, readonly string[]>();

beforeAll(() => {
  const files = cases.map(([file, source]) => [join("src/components/ui", file), source] as const);
  const tsconfig = { extends: join(project, "tsconfig.json"), include: ["src"] };
  const results = lintApart<Result>(
    { ...Object.fromEntries(files), "tsconfig.json": JSON.stringify(tsconfig) },
    ...["eslint", "-c", join(project, ".config/eslint.config.mjs"), "-f", "json", "src"],
  );
  for (const { filePath, messages } of results) {
    const own = messages
      .map(({ ruleId }) => ruleId)
      .filter((id) => /^(site|styles)\/|^no-restricted/.test(id));
    brokenRules.set(basename(filePath), [...new Set(own)]);
  }
}, 120_000);

test.each(cases)("%s", (file, source, broken) => {
  expect({ source, broken: brokenRules.get(file) }).toEqual({
    source,
    broken: broken ? [broken] : [],
  });
});
