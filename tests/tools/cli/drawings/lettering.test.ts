import { breakLines, startLettering, textWidth } from "../../../../src/cli/drawings/lettering";

const look = { size: 20 };

test("each letter is outlined once", () => {
  const letters = startLettering();
  const drawn = letters.line("Anna", 0, 0, look) + letters.line("Hanna", 0, 30, look);
  expect(drawn.match(/<use /g)).toHaveLength(9);
  expect(letters.outlines().match(/<path /g)).toHaveLength(4);
});

test("an outline has a number for each coordinate", () => {
  const letters = startLettering();
  letters.line("0123456789 åäö ÅÄÖ é", 0, 0, look);
  const paths = [...letters.outlines().matchAll(/ d="([^"]*)"/g)].map(([, path = ""]) => path);
  const coordinates = { m: 2, l: 2, q: 4, c: 6, z: 0 };
  for (const [, command, numbers = ""] of paths.join("").matchAll(/([a-z])([^a-z]*)/g)) {
    const count = numbers.match(/-?\d+/g)?.length ?? 0;
    expect([command, count]).toEqual([command, coordinates[command as keyof typeof coordinates]]);
  }
});

test("a text ends or has its middle at its place", () => {
  const letters = startLettering();
  const width = textWidth("Anna", look);
  const leftOf = (anchor: "start" | "middle" | "end") =>
    Number(/translate\((\S+)/.exec(letters.line("Anna", 100, 0, { ...look, anchor }))?.[1]);
  expect(leftOf("start")).toBe(100);
  expect(leftOf("middle")).toBeCloseTo(100 - width / 2, 0);
  expect(leftOf("end")).toBeCloseTo(100 - width, 0);
});

test.each([
  ["Sömn och stress", 110, ["Sömn och", "stress"]],
  ["Sömn", 10, ["Sömn"]],
  ["Sömn och stress", 500, ["Sömn och stress"]],
])("%s, at most %d wide", (text, width, lines) => {
  expect(breakLines(text, width, look)).toEqual(lines);
});
