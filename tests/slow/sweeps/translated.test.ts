/** Every kind of page, in both languages, survives a translator. */
import { samplePaths } from "../../setup/content/sample-pages";
import { visitTranslated } from "../../setup/pages/translated-page";
import { siteUnderTest } from "../../setup/servers/site";

const site = siteUnderTest();

test.each(samplePaths)("%s", (path) => visitTranslated(site, path));
