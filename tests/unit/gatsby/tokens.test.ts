import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesIn } from "../../../src/gatsby/files-in";
import { token, tokensFile, withTokens } from "../../../src/gatsby/tokens";

const project = resolve(__dirname, "../../..");

const colours = [...readFileSync(tokensFile, "utf8").matchAll(/--([\w-]+): (#[\da-f]+);/g)].map(
  ([, name = "", value = ""]) => ({ name, value }),
);

/** As it may be written elsewhere: `#fff`, `#FFFFFF`, `rgb(255 255 255 / 10%)`. */
function spellings(value: string): RegExp {
  const digits = value.slice(1);
  const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const channels = six.match(/../g)!.map((pair) => parseInt(pair, 16));
  return new RegExp(`(${value}|#${six})\\b|rgba?\\(${channels.join("[ ,]+")}\\b`, "i");
}

/**
 * All that is drawn or styled in the company's colours, except what `npm run drawings` writes. Else, what lies in
 * `static` has others' colours: logos, flags.
 */
const sources = ["src", "studio", "docs"].flatMap((name) =>
  filesIn(join(project, name))
    .filter((file) => /\.(css|svg|html|tsx?|m?js)$/.test(file))
    .filter((file) => !/(^|\/)(node_modules|dist|\.sanity|metadata\/artworks)\//.test(file))
    .map((file) => join(project, name, file)),
);

test.each(colours)("the value of --$name stands in tokens.css alone", ({ value }) => {
  const pattern = spellings(value);
  const holders = sources.filter((file) => pattern.test(readFileSync(file, "utf8")));
  expect(holders).toEqual([tokensFile]);
});

/** Hue in degrees, and saturation from 0 to 1 (HSL), of `#2549ff`. */
function hueAndSaturation(colour: string): [number, number] {
  const [red = 0, green = 0, blue = 0] = colour
    .slice(1)
    .match(/../g)!
    .map((pair) => parseInt(pair, 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  if (range === 0) return [0, 0];
  const sector =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return [(60 * sector + 360) % 360, range / (1 - Math.abs(most + least - 1))];
}

test("no drawing has a shade of the accent beside its tokens, which another accent would leave behind", () => {
  const [accent] = hueAndSaturation(token("accent"));
  const shades = sources
    .filter((file) => file.endsWith(".svg"))
    .flatMap((file) => {
      const own = readFileSync(file, "utf8").match(/#[\da-f]{6}\b/gi) ?? [];
      return own.filter((colour) => {
        const [hue, saturation] = hueAndSaturation(colour);
        return saturation > 0.5 && Math.abs(hue - accent) < 20;
      });
    });
  expect(shades).toEqual([]);
});

test("every drawing of the guide for HR has the tokens' colours", () => {
  const pictures = join(project, "docs/white-paper/pictures");
  for (const file of filesIn(pictures)) {
    expect(withTokens(readFileSync(join(pictures, file), "utf8"))).not.toContain("var(");
  }
});

test("a token that there is not is named", () => {
  expect(() => withTokens('<path fill="var(--acent)"/>')).toThrow(
    "src/styles/tokens.css has no --acent.",
  );
});
