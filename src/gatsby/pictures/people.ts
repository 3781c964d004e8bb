/** The people of the pictures: one family, drawn in `src/drawings/people` within 100 units around the chin. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectDirectory } from "../build-settings";
import { withTokens } from "../tokens";

/** Head and shoulders of a person, without a ground. @param name a file in `src/drawings/people`. */
export function person(name: string): string {
  const file = join(projectDirectory, "src/drawings/people", `${name}.svg`);
  return withTokens(readFileSync(file, "utf8")).replace(/<\/?svg[^>]*>|\n/g, "");
}
