/** The pictures of therapists, who want to be seen: each in an arch. */
import { token } from "../../gatsby/tokens";
import { startLettering, textWidth, type Lettering } from "./lettering";
import { archOf, clipOf, inArch, person } from "./people";
import { box, placed, svgFile } from "./shapes";

/** "Salam" in Arabic letters, which the site's font has not, around its middle. */
const salam =
  "M-21.9 5.2q1.8 0.6 2.9 0.6q0.7 0 1 -0.3q0.8 -0.9 0.8 -1.7q0 -0.4 -0.1 -0.7q-0.3 -1.2 -1.2 -1.5q-0.6 -0.2 -1.3 -0.2q-0.8 0 -1.2 0.4q-1 1 -1 2q0 0.6 0.1 1.4M-23.6 7.2q-0.8 -0.4 -1.9 0.8q-0.3 0.3 -0.3 1.5l0 7.2l-3 0l0 -7.2q0 -2.5 1.8 -4q1 -0.8 2.3 -0.8q-0.1 -0.6 -0.1 -1.2q0 -2.2 2.4 -4.1q1.1 -1 2.5 -1q1.1 0 2.3 0.6q2.6 1.2 3.1 3.6q0.1 0.7 0.1 1.5q0 2.2 -1.5 3.1q-1.7 1.2 -3 1.2q-2.6 0 -4.7 -1.2M-0.2 4.9q-0.9 1.3 -2 2.3q-2.9 2.6 -5.3 2.6q-1.5 0 -2.6 -0.5q0 0 0 -2.7q1.4 0.5 2.6 0.5q1.7 0 3.7 -2.2q0 0 -7.2 -16l2.6 0l6.3 14q0.4 -0.6 0.7 -1.4q0.5 -2 0.5 -4.7l0 -10.1l2.7 0l0 14q0 2.6 0.5 3.8q1 2.3 2.1 2.3q0 0 1.6 0q0 0 0 2.7q0 0 -1.9 0q-2.6 0 -4.1 -3.6q-0.2 -0.6 -0.2 -1M11.3 7.5q-0.6 0.8 -1.5 1.3q-1.1 0.7 -2.5 0.7l-1.9 0l0 -2.7l1.1 0q1.4 0 2.1 -0.6q1.1 -1.2 1.1 -2.7l0 -2.8l2.7 0l0 2.3q0 0.9 0.7 2.4q0.6 1.5 2.1 1.5q1.6 0 2.3 -1.8q0.5 -1.5 0.5 -4.4l2.7 0q0 3 0.3 3.8q0.9 2.4 2.5 2.4q2.1 0 2.1 -4.1l0 -4.3l2.7 0l0 5q0 2.9 -1.3 4.6q-1.1 1.3 -2.6 1.7q-0.6 0.1 -1.1 0.1q-0.9 0 -1.7 -0.3q-2 -0.9 -2.3 -2.9q-0.7 2.3 -2.1 2.8q-1 0.4 -1.9 0.4q-1.5 0 -2.5 -0.8q-0.9 -0.5 -1.5 -1.6";

type Bubble = {
  /** A greeting; else the Arabic one. */
  readonly text?: string;
  readonly fill: string;
  /** Its middle. */
  readonly at: readonly [x: number, y: number];
};

/** A speech bubble, whose corner points down to the left. */
function greeting(letters: Lettering, { text, fill, at }: Bubble): string {
  const look = { size: 25, weight: 600, fill: token("white"), anchor: "middle" } as const;
  const half = Math.round((text ? textWidth(text, look) : 60) / 2) + 22;
  const shape = `M-${half} 27V0a27 27 0 0 1 27-27h${2 * half - 54}a27 27 0 0 1 0 54z`;
  const word = text
    ? letters.line(text, 0, 9, look)
    : `<path fill="${token("white")}" stroke="${token("white")}" d="${salam}"/>`;
  return placed(`<path fill="${token(fill)}" d="${shape}"/>${word}`, ...at);
}

/** Six therapists, and greetings in six languages; for phones, the first three. */
function therapists(shape: "wide" | "narrow"): string {
  const shown = shape === "wide" ? 6 : 3;
  const letters = startLettering();
  const arch = { width: 184, height: 256 };
  const people = [
    ["curls", "rose", 102, 290],
    ["beard", "sand", 314, 320],
    ["bob", "tint-2", 526, 290],
    ["short", "mint", 102, 582],
    ["silver", "tint-2", 314, 612],
    ["red", "sand", 526, 582],
  ] as const;
  const bubbles = [
    { text: "Hej", fill: "accent", at: [190, 74] },
    { fill: "ink", at: [396, 104] },
    { text: "Hello", fill: "accent", at: [574, 74] },
    { text: "Cześć", fill: "ink", at: [190, 366] },
    { text: "Hola", fill: "accent", at: [398, 396] },
    { text: "Hei", fill: "ink", at: [586, 366] },
  ] as const;
  const drawn = [
    ...people
      .slice(0, shown)
      .map(([name, ground, x, y]) =>
        placed(inArch(name, ground, arch) + box(token("tint-3"), [-102, 0, 204, 8]), x, y),
      ),
    ...bubbles.slice(0, shown).map((bubble) => greeting(letters, bubble)),
  ];
  return svgFile(
    { width: 628, height: shape === "wide" ? 620 : 328 },
    `<defs>${clipOf(arch)}${letters.outlines()}</defs>`,
    ...drawn,
  );
}

/** Therapists who greet in their languages, in the shape that a shared link's picture has. */
export function socialTherapists(): string {
  const letters = startLettering();
  const arch = { width: 172, height: 304 };
  const others = { width: 124, height: 212 };
  const sill = 450;
  const bubbles = [
    { text: "Hej", fill: "accent", at: [118, 176] },
    { text: "Hello", fill: "ink", at: [300, 92] },
    { fill: "accent", at: [414, 178] },
  ] as const;
  return svgFile(
    { width: 500, height: 534 },
    box(token("rose"), [0, 0, 500, sill]),
    box(token("accent"), [0, sill, 500, 84]),
    placed(inArch("bob", "sand", others), 84, sill),
    placed(inArch("beard", "sand", others), 416, sill),
    placed(inArch("short", "tint-2", arch), 250, sill),
    box(token("tint-3"), [0, sill, 500, 14]),
    ...bubbles.map((bubble) => greeting(letters, bubble)),
    `<defs>${clipOf(arch)}${clipOf(others)}${letters.outlines()}</defs>`,
  );
}

/** A therapist in an arch alone, for a card of any colour: its lower edge is the sill. */
function therapist(name: string): string {
  const arch = { width: 184, height: 240 };
  return svgFile(
    { width: 184, height: 240 },
    `<defs>${clipOf(arch)}</defs>`,
    placed(inArch(name, "white", arch), 92, 240),
  );
}

/** A therapist of the app. */
function portrait(name: string, ground: string): string {
  const arch = { width: 132, height: 180 };
  return svgFile(
    { width: 176, height: 176 },
    `<defs>${clipOf(arch)}</defs>`,
    box(token(ground), [0, 0, 176, 176]),
    placed(`<path fill="${token("white")}" fill-opacity=".5" d="${archOf(arch)}"/>`, 88, 176),
    placed(person(name), 88, 82, 0.92),
  );
}

export const peoplePictures: Readonly<Record<string, () => string>> = {
  "therapists.svg": () => therapists("wide"),
  "therapists-narrow.svg": () => therapists("narrow"),
  "therapist-hodan.svg": () => therapist("curls"),
  "therapist-karim.svg": () => therapist("beard"),
  "therapist-grace.svg": () => therapist("bob"),
  "therapist-adam.svg": () => therapist("short"),
  "therapist-carmen.svg": () => therapist("silver"),
  "therapist-aino.svg": () => therapist("red"),
  "app-maria.svg": () => portrait("maria", "mint"),
  "app-samira.svg": () => portrait("samira", "rose"),
};
