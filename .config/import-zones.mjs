/**
 * The downward import rule: which folder of `src` may import from which others.
 * A folder may always import from itself. `docs/contributing.md` draws the same picture.
 */
import { readdirSync } from "node:fs";

const foundation = ["browser", "seo", "forms", "i18n", "sanity", "config", "drawings", "styles"];

/** Folder of `src` → what it may import, as paths below `src`. */
const allowed = {
  config: [],
  styles: [],
  drawings: [],
  // The Swedish texts, as types: they tell which keys exist.
  i18n: ["config", "locales"],
  // Documents link to pages and numbers. A preview's texts, as types, tell which findings there are.
  sanity: [
    "config",
    "i18n/blank-text.ts",
    "i18n/locales.ts",
    "i18n/phone-number.ts",
    "i18n/routes.ts",
    "locales/sv/preview.json",
  ],
  // What forms and the receiver agree on: fields, their rules, headers.
  forms: ["i18n", "config"],
  browser: ["forms", "i18n", "config"],
  seo: ["i18n", "sanity", "config"],
  components: foundation,
  // Each feature gets a zone of its own, see below.
  templates: ["features", "components", ...foundation],
  pages: ["features", "components", ...foundation],
  // A build bundles the receiver, with what it knows of the site.
  gatsby: ["locales", "leads/host-receiver.ts", ...foundation],
  leads: ["forms", "i18n", "locales", "config"],
  cli: ["leads", "gatsby", "forms", "sanity", "i18n", "locales", "drawings", "config"],
};

/** What every room of `src/gatsby` may import, and what may import none of them. */
const gatsbyFoundation = [
  "build-settings.ts",
  "drawn-files.ts",
  "files-in.ts",
  "format-time.ts",
  "tokens.ts",
];

/** Room of `src/gatsby` → the rooms that it may import. */
const gatsbyRooms = {
  schema: ["metadata", "content"],
  pages: ["metadata", "content"],
  preview: ["content"],
  output: ["metadata", "content", "webpack"],
  metadata: ["content"],
  webpack: ["content", "internals"],
  content: [],
  internals: [],
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

function gatsbyZones() {
  const rooms = Object.keys(gatsbyRooms);
  const folders = rooms.map((name) => `./src/gatsby/${name}`);
  return [
    ...Object.entries(gatsbyRooms).map(([name, others]) => ({
      target: `./src/gatsby/${name}`,
      from: folders.filter(
        (folder) => ![name, ...others].some((each) => folder.endsWith(`/${each}`)),
      ),
      message: `src/gatsby/${name} may import of its neighbours: ${others.join(", ") || "none"}.`,
    })),
    {
      target: gatsbyFoundation.map((name) => `./src/gatsby/${name}`),
      from: folders,
      message: "The rooms of src/gatsby build on it.",
    },
  ];
}

/** Zones for `import-x/no-restricted-paths`, relative to the project's top level. */
export function importZones() {
  return [
    ...Object.entries(allowed).map(([name, others]) => zone(name, others)),
    ...gatsbyZones(),
    ...readdirSync(new URL("../src/features", import.meta.url)).map((name) =>
      zone(`features/${name}`, ["components", "locales", ...foundation]),
    ),
    { target: "./src", from: "./tests", message: "The site does not import its tests." },
    {
      target: "./src",
      from: "./studio",
      message:
        "src imports nothing of the Studio: src/sanity/schema.graphql has its content model.",
    },
    {
      target: "./studio/server",
      from: "./src",
      except: ["./sanity"],
      message: "The Studio's server may import: sanity.",
    },
  ];
}
