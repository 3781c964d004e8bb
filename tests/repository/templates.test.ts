import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const source = resolve(__dirname, "../../src");

const pages = ["templates", "pages"]
  .flatMap((folder) => readdirSync(join(source, folder)).map((name) => `${folder}/${name}`))
  .filter((file) => file !== "templates/wrap-page-element.tsx");

test.each(pages)("%s has the head of its page", (file) => {
  expect(readFileSync(join(source, file), "utf8")).toMatch(/^export .*\bHead\b/m);
});
