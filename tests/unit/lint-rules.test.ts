/** The lint rules of `.config/lint-rules`, where and as they hold. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";

const project = resolve(__dirname, "../..");

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
];

/** Rules of the project that each file breaks. Files have to lie where the rules hold. */
const brokenRules = new Map<string, readonly string[]>();

beforeAll(() => {
  const folder = mkdtempSync(join(project, "src/components/ui/lint-"));
  try {
    for (const [file, source] of cases) writeFileSync(join(folder, file), source);
    const args = ["eslint", "-c", ".config/eslint.config.mjs", "-f", "json", folder];
    const { stdout } = spawnSync("npx", args, { cwd: project, encoding: "utf8" });
    for (const { filePath, messages } of JSON.parse(stdout) as Result[]) {
      const own = messages.map(({ ruleId }) => ruleId).filter((id) => /^(site|styles)\//.test(id));
      brokenRules.set(basename(filePath), [...new Set(own)]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);

test.each(cases)("%s", (file, source, broken) => {
  expect({ source, broken: brokenRules.get(file) }).toEqual({
    source,
    broken: broken ? [broken] : [],
  });
});
