/** The W3C's validator has nothing to object to on any page. */
import { htmlFile, htmlFiles, readPublic } from "../setup/output/built-site";
import { validationErrors } from "../setup/output/w3c-validator";
import { screenPath } from "../../src/i18n/routes";

const timeout = 300_000;
const home = readPublic(htmlFile(screenPath("home", "sv")));

test(
  "every page is valid HTML, and a fault in one would be found",
  () => {
    const pages = new Map(htmlFiles.map((file) => [file, readPublic(file)]));
    expect(pages.size).toBeGreaterThan(50);
    pages.set("faulty.html", home.replace("<main", "<p><div><main aria-controls='nothing'"));
    const errors = validationErrors(pages);
    expect(errors.filter((error) => !error.startsWith("faulty.html: "))).toEqual([]);
    expect(errors.length).toBeGreaterThan(0);
  },
  timeout,
);
