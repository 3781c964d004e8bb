/** The people of the pictures: one family, drawn in `src/drawings/people` within 100 units around the chin. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectDirectory } from "../../gatsby/build-settings";
import { token, withTokens } from "../../gatsby/tokens";
import { disc, placed } from "./shapes";

/** Head and shoulders of a person, without a ground. @param name a file in `src/drawings/people`. */
export function person(name: string): string {
  const file = join(projectDirectory, "src/drawings/people", `${name}.svg`);
  return withTokens(readFileSync(file, "utf8")).replace(/<\/?svg[^>]*>|\n/g, "");
}

type Circle = { readonly x: number; readonly y: number; readonly radius: number };

/** A person in a circle. A picture shows each person at most once. */
export function portrait(name: string, ground: string, { x, y, radius }: Circle): string {
  const drawn = placed(person(name), 0, -7, 1.04);
  const clip = `<clipPath id="${name}"><circle r="100"/></clipPath>`;
  const inside = `${disc(token(ground), 0, 0, 100)}<g clip-path="url(#${name})">${drawn}</g>`;
  return placed(clip + inside, x, y, radius / 100);
}
