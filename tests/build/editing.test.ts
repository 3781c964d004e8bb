/** Nothing that lets a preview be edited is on the published site. */
import { publicFiles, readPublic, textFiles } from "../setup/output/built-site";

const traces = ["data-sanity", "visual-editing", "sanity-overlay", "@sanity/", "STUDIO_URL"];

test.each(traces)("no file holds %j", (trace) => {
  expect(textFiles.filter((file) => readPublic(file).includes(trace))).toEqual([]);
});

test("no file is named after it", () => {
  expect(publicFiles.filter((file) => /visual-?editing|sanity/i.test(file))).toEqual([]);
});
