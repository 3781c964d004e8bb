/** Reviewed text files with what a screen reader says on a journey. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { projectDirectory } from "../output/built-site";

const folder = resolve(projectDirectory, "tests/e2e/spoken");
const isUpdate = process.env.RENEW_SPOKEN === "true";

/**
 * Compares a journey with its file, or writes the file if `RENEW_SPOKEN=true`. No-break spaces become
 * plain ones: both sound alike, and the file can be read.
 *
 * @param name of the file, such as `home-to-demo.sv`.
 * @param journey what is said, one phrase per line.
 * @throws Error with the differing lines and how to update the file.
 */
export function expectSpoken(name: string, journey: string): void {
  const record = journey.replaceAll("\u00a0", " ");
  const file = resolve(folder, `${name}.txt`);
  if (isUpdate) {
    writeFileSync(file, record);
    return;
  }
  const expected = existsSync(file) ? readFileSync(file, "utf8") : "";
  try {
    expect(record).toBe(expected);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      `The screen reader's output differs from ${relative(projectDirectory, file)}.\n` +
        "Read the difference as somebody who only hears it. If it is right, update the file: " +
        "RENEW_SPOKEN=true npx jest -c .config/jest.config.mjs tests/e2e/spoken.test.ts --selectProjects e2e\n\n" +
        message,
    );
  }
}
