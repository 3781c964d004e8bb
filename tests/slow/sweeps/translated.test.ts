/** Every kind of page, in both languages, survives a translator. */
import { test } from "../../setup/fixtures";
import { samplePaths } from "../../setup/content/sample-pages";
import { visitTranslated } from "../../setup/pages/translated-page";

for (const path of samplePaths) test(path, ({ site }) => visitTranslated(site, path));
