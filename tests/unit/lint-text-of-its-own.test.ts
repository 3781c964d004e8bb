/** The lint rule that holds the shape of texts that change. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const project = resolve(__dirname, "../..");

/** Lints an element; the file has to lie where the rules hold. @returns the messages. */
function lint(elements: readonly string[]): string[][] {
  const folder = mkdtempSync(join(project, "src/components/ui/lint-"));
  try {
    elements.forEach((element, index) =>
      writeFileSync(
        join(folder, `${index}.tsx`),
        `import { site } from "../../../config/site";
declare const t: (key: string, values?: object) => string;
type Props = { readonly text: string; readonly count?: number; readonly isOn: boolean };
export function Example({ text, count, isOn }: Props) { return ${element}; }\n`,
      ),
    );
    const { stdout } = spawnSync(
      "npx",
      ["eslint", "-c", ".config/eslint.config.mjs", "-f", "json", folder],
      { cwd: project, encoding: "utf8" },
    );
    const results = JSON.parse(stdout) as {
      filePath: string;
      messages: { ruleId: string; message: string }[];
    }[];
    return results
      .sort(
        (a, b) => parseInt(a.filePath.split("/").pop()!) - parseInt(b.filePath.split("/").pop()!),
      )
      .map(({ messages }) =>
        messages
          .filter(({ ruleId }) => ruleId === "site/text-of-its-own")
          .map((each) => each.message),
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const wrong = [
  "<p>{text} <b>{count}</b>{isOn}</p>",
  "<p>Count: {count}</p>",
  "<p>{t(isOn ? 'a' : 'b')}<br /></p>",
  "<>{text}</>",
  "<p>{isOn && <b>x</b>} {t('fixed')}</p>",
  "<p>Fixed {isOn ? <b>x</b> : <i>y</i>}</p>",
];

const right = [
  "<p>{text}</p>",
  "<p>{isOn && text}</p>",
  "<p><span>{text}</span> <b>{count}</b>{isOn}</p>",
  "<p>{t('fixed')} <b>{t('other')}</b></p>",
  "<p>{site.productName} <br /></p>",
  "<p><span>{t('fixed')}</span>{isOn && <b>x</b>}</p>",
];

test("texts that may change are the only child of an element", () => {
  const found = lint([...wrong, ...right]);
  expect(found).toHaveLength(wrong.length + right.length);
  expect(found.map((messages) => messages.length > 0)).toEqual([
    ...wrong.map(() => true),
    ...right.map(() => false),
  ]);
}, 120_000);
