/**
 * The downward import rule: which folder of `src` may import from which others.
 * A folder may always import from itself.
 */
import { readdirSync, existsSync } from "node:fs";

const below = {
  components: ["i18n", "sanity", "config", "styles"],
  features: ["components", "i18n", "sanity", "config", "styles"],
};

/** Folder of `src` → what it may import, as paths below `src`. */
const allowed = {
  config: [],
  styles: [],
  // The Swedish texts, as types: they tell which keys exist.
  i18n: ["config", "locales"],
  sanity: ["config", "i18n/locales.ts"],
  components: below.components,
  // Each feature gets a zone of its own, see below.
  templates: ["features", ...below.features],
  pages: ["features", ...below.features],
  gatsby: ["i18n", "locales", "sanity", "config", "styles"],
};

function zone(folder, allowedFolders) {
  const names = allowedFolders.length > 0 ? allowedFolders.join(", ") : "nothing else of src";
  return {
    target: `./src/${folder}`,
    from: "./src",
    except: [folder, ...allowedFolders].map((name) => `./${name}`),
    message: `src/${folder} may import: ${names}.`,
  };
}

/** Zones for `import-x/no-restricted-paths`, relative to the project's top level. */
export function importZones() {
  const folder = "src/features";
  const features = existsSync(folder) ? readdirSync(folder) : [];
  return [
    ...Object.entries(allowed).map(([name, others]) => zone(name, others)),
    ...features.map((name) => zone(`features/${name}`, below.features)),
    { target: "./src", from: "./tests", message: "The site does not import its tests." },
  ];
}
