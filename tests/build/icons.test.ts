/** Icons linked from pages and the manifest. */
import { attributes, isPublicFile, readPage, readPublic } from "../setup/output/built-site";
import { allPages } from "../setup/content/expected-pages";

test("every page links its icons and the manifest, which all exist", () => {
  for (const { path } of allPages) {
    const page = readPage(path);
    const icons = attributes(page, 'link[rel="icon"], link[rel="apple-touch-icon"]', "href");
    expect(icons).toEqual(["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"]);
    const manifests = attributes(page, 'link[rel="manifest"]', "href");
    expect(manifests).toEqual(["/site.webmanifest"]);
    expect([...icons, ...manifests].filter((file) => !isPublicFile(file))).toEqual([]);
    expect(attributes(page, 'meta[name="theme-color"]', "content")).toEqual(["#fff"]);
  }
});

test("every icon of the manifest exists", () => {
  const { icons } = JSON.parse(readPublic("site.webmanifest")) as { icons: { src: string }[] };
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter(({ src }) => !isPublicFile(src))).toEqual([]);
});
