import type { CreateWebpackConfigArgs } from "gatsby";
import { forgetEnvironment } from "../../../../src/gatsby/internals/renderer-environment";

test("the renderer has Gatsby's and the site's variables, and none of the machine's", () => {
  const gatsby = {
    definitions: {
      "process.env": "({})",
      "process.env.NODE_ENV": '"production"',
      "process.env.BUILD_STAGE": '"build-html"',
      "process.env.GATSBY_API_ORIGIN": '""',
      "process.env.BUILD_ID": '"7"',
      "process.env.npm_lifecycle_script": '"build"',
      __BASE_PATH__: '""',
    },
  };
  const site = { definitions: { "process.env.SITE_FACTS": "{}" } };
  const getConfig: CreateWebpackConfigArgs["getConfig"] = () => ({ plugins: [{}, site, gatsby] });
  forgetEnvironment({ getConfig });
  expect(Object.keys(gatsby.definitions)).toEqual([
    "process.env",
    "process.env.NODE_ENV",
    "process.env.BUILD_STAGE",
    "process.env.GATSBY_API_ORIGIN",
    "__BASE_PATH__",
  ]);
  expect(site.definitions).toEqual({ "process.env.SITE_FACTS": "{}" });
});
