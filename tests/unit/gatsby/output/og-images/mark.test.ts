import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const source = (file: string) =>
  readFileSync(resolve(__dirname, "../../../../../src", file), "utf8");
const shapes = (text: string) => [...text.matchAll(/\bd="([^"]+)"/g)].map(([, shape]) => shape);

test("Open Graph images and icons have the header's mark", () => {
  const mark = shapes(source("gatsby/output/og-images/mark.svg"));
  expect(mark).toHaveLength(2);
  expect(mark).toEqual(shapes(source("components/layout/logo.tsx")));
});
