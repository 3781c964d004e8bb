/** The site's own pictures, as pages show them. */
import { gzipSync } from "node:zlib";
import { allPages } from "../setup/content/expected-pages";
import { publicFiles, readPage, readPublic } from "../setup/output/built-site";

const kilobyte = 1024;

type Shown = { readonly file: string; readonly width: number; readonly height: number };

/** The drawn pictures of a page, each with the size that the page reserves for it. */
function picturesOf(path: string): Shown[] {
  return readPage(path)
    .querySelectorAll("img, source")
    .flatMap((element) => {
      const address = element.getAttribute("src") ?? element.getAttribute("srcset") ?? "";
      if (!/^\/pictures\/[\w-]+\.svg$/.test(address)) return [];
      const [width, height] = ["width", "height"].map((name) => Number(element.getAttribute(name)));
      return [{ file: address.slice(1), width: width!, height: height! }];
    });
}

test("a page reserves the shape that a picture has", () => {
  const shown = allPages.flatMap(({ path }) => picturesOf(path));
  expect(new Set(shown.map(({ file }) => file)).size).toBeGreaterThan(15);
  const faults = shown.filter(({ file, width, height }) => {
    const [, , drawnWidth, drawnHeight] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/
      .exec(readPublic(file))!
      .slice(1)
      .map(Number);
    return Math.abs(width / height - drawnWidth! / drawnHeight!) > 0.01;
  });
  expect(faults).toEqual([]);
});

test("no picture is larger than 8 KB, gzipped", () => {
  const pictures = publicFiles.filter((file) => /^pictures\/.*\.svg$/.test(file));
  expect(pictures.length).toBeGreaterThan(15);
  const sizes = pictures.map((file) => ({ file, bytes: gzipSync(readPublic(file)).length }));
  expect(sizes.filter(({ bytes }) => bytes > 8 * kilobyte)).toEqual([]);
});
