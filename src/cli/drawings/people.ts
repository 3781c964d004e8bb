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

type Arch = { readonly width: number; readonly height: number };

/** An arch, as the house's windows have it, from the middle of its sill. */
export function archOf({ width, height }: Arch): string {
  const radius = width / 2;
  return `M-${radius} 0v-${height - radius}a${radius} ${radius} 0 0 1 ${width} 0V0z`;
}

/** The clip path of an arch: "arch" and its width. */
export const clipOf = (arch: Arch) =>
  `<clipPath id="arch${arch.width}"><path d="${archOf(arch)}"/></clipPath>`;

/** A person in an arch. The picture has the clip path of its shape. */
export function inArch(name: string, ground: string, arch: Arch): string {
  const scale = Math.round((arch.width / 166) * 100) / 100;
  return [
    `<path fill="${token(ground)}" d="${archOf(arch)}"/>`,
    `<g clip-path="url(#arch${arch.width})">${placed(person(name), 0, Math.round(-102 * scale), scale)}</g>`,
  ].join("");
}
