import { drawTitle } from "../../../../../src/gatsby/output/og-images/draw-text";

const box = { width: 540, height: 405 };

async function sizeOf(title: string): Promise<{ width: number; height: number }> {
  const drawn = await drawTitle(title, box);
  return { width: drawn?.width ?? 0, height: drawn?.height ?? 0 };
}

test("lines are about as long as each other", async () => {
  // "White paper" and "för HR", instead of "White paper för" and "HR".
  const { width } = await sizeOf("White paper för HR");
  expect(width).toBeGreaterThan(380);
  expect(width).toBeLessThan(460);
});

test("a title that is too long for the smallest letters is cut where its box ends", async () => {
  const { height } = await sizeOf("Samtal om stress ".repeat(40));
  expect(height).toBeLessThanOrEqual(box.height);
  expect(height).toBeGreaterThan(box.height - 110);
});

test("markup in a title is text", async () => {
  const { width } = await sizeOf("<b>R&amp;D</b>");
  expect(width).toBeGreaterThan((await sizeOf("R&D")).width);
});
