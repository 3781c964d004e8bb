import { defineCliConfig } from "sanity/cli";
import { offlinePage } from "./local-server/offline-page";
import { previewHost } from "./local-server/preview-host";
import { loopbackOrigin } from "../src/sanity/loopback-project";
import { readSettings } from "./settings";
import { bundledFacts } from "./site-facts";

const studioHost = process.env.SANITY_STUDIO_HOST;

/** If this file throws, Sanity's commands continue without it, and build a Studio that cannot start. */
function orExit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const { previewUrl, ...settings } = orExit(readSettings);
const facts = orExit(bundledFacts);
const isLocal = loopbackOrigin(settings) !== undefined;

export default defineCliConfig({
  api: settings,
  ...(studioHost && { studioHost }),
  // Every field is nullable, because drafts are incomplete.
  graphql: [{ generation: "gen3", nonNullDocumentFields: false, playground: false }],
  // A deployed Studio keeps the version that was tested.
  deployment: { autoUpdates: false },
  // The site's modules are outside this folder.
  vite: (config) => ({
    ...config,
    plugins: [
      isLocal && previewUrl !== undefined && previewHost(previewUrl),
      ...(config.plugins ?? []),
      facts,
      isLocal && offlinePage,
    ],
    server: { ...config.server, fs: { ...config.server?.fs, allow: [".."] } },
  }),
});
