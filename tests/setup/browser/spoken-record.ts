/** What a screen reader says on a journey, kept in text files that a person has read. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { projectDirectory } from "../output/built-site";

const folder = resolve(projectDirectory, "tests/e2e/spoken");
const isRenewed = process.env.RENEW_SPOKEN === "true";

/**
 * Compares a journey with its file, or writes the file where `RENEW_SPOKEN=true`.
 *
 * @param name of the file: `home-to-demo.sv`.
 * @throws Error that shows the lines that differ, and how to renew the file.
 */
export function expectSpoken(name: string, record: string): void {
  const file = resolve(folder, `${name}.txt`);
  if (isRenewed) {
    writeFileSync(file, record);
    return;
  }
  const known = existsSync(file) ? readFileSync(file, "utf8") : "";
  try {
    expect(record).toBe(known);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      `A screen reader says something else than ${relative(projectDirectory, file)}.\n` +
        "Read the difference as somebody who only hears it. If it is right, write the file anew: " +
        "RENEW_SPOKEN=true npx jest -c .config/jest.config.mjs tests/e2e/spoken.test.ts --selectProjects e2e\n\n" +
        message,
    );
  }
}
