import { RouteAnnouncerProps } from "../../../src/browser/gatsby-route-announcer";
import { SessionStorage } from "../../../src/browser/scroll-positions";
import { contract, type TextContract } from "../../setup/packages/contract";

const runtime = "src/browser/gatsby-runtime.ts";
const navigation = "src/browser/client-navigation.ts";
const version = "src/browser/site-version.ts";
const scrollPositions = "src/browser/scroll-positions.ts";
const trustedTypes = "src/browser/trusted-types.ts";
const app = "cache-dir/production-app.js";

const texts: readonly TextContract[] = [
  ["gatsby", "publishes its loader as ___loader", app, /window\.___loader = publicLoader/, runtime],
  [
    "gatsby",
    "publishes its navigation as ___navigate",
    "cache-dir/navigation.js",
    /window\.___navigate = \(to, options\) => navigate\(to, options\)/,
    runtime,
  ],
  [
    "gatsby",
    "puts the build's hash into ___webpackCompilationHash",
    "dist/utils/gatsby-webpack-stats-extractor.js",
    /window\.___webpackCompilationHash="\$\{stats\.hash\}"/,
    runtime,
  ],
  [
    "gatsby",
    "gives loaded pages the published build's webpackCompilationHash",
    "cache-dir/loader.js",
    /webpackCompilationHash: appDataResponse\s*\? appDataResponse\.webpackCompilationHash/,
    runtime,
  ],
  [
    "gatsby",
    "finds a page's data by path and query, with nothing exported but what is passed on",
    "cache-dir/find-path.js",
    /^(?:(?!export )[\s\S])*export const setMatchPaths(?:(?!export )[\s\S])*export const findMatchPath(?:(?!export )[\s\S])*export const grabMatchParams(?:(?!export )[\s\S])*export const findPath(?:(?!export )[\s\S])*export const cleanPath(?:(?!export )[\s\S])*$/,
    "src/browser/gatsby-find-path.ts",
  ],
  [
    "gatsby-link",
    "navigates by window.___navigate",
    "dist/index.modern.mjs",
    /window\.___navigate\([\s\S]*window\.___navigate\(/,
    navigation,
  ],
  [
    "gatsby",
    "publishes ___navigate before onInitialClientRender",
    app,
    /navigationInit\(\)[\s\S]*apiRunner\(`onInitialClientRender`\)/,
    navigation,
  ],
  [
    "gatsby",
    "passes numbers to the history",
    "cache-dir/navigation.js",
    /typeof to === `number`\) \{\s*globalHistory\.navigate\(to\)/,
    navigation,
  ],

  [
    "gatsby",
    "shows pages of Back and Forward by the public loader's loadPageSync and loadPage",
    "cache-dir/ensure-resources.js",
    /import loader,[^;]*from "\.\/loader"[\s\S]*loader\.loadPageSync\([\s\S]*loader\.loadPage\(rawPath\)\.then/,
    version,
  ],
  [
    "gatsby",
    "exports the public loader as default",
    "cache-dir/loader.js",
    /export default publicLoader/,
    version,
  ],

  [
    "gatsby",
    "starts on a complete document, too",
    app,
    /doc\.readyState === `complete`[\s\S]{0,120}?setTimeout\(function \(\) \{\s*runRender\(\)/,
    "src/browser/inline/deferred-scripts.ts",
  ],

  [
    "@gatsbyjs/reach-router",
    'keys history entries by history.state.key, else "initial"',
    "dist/index.modern.mjs",
    /history\.state&&\w+\.history\.state\.key\|\|"initial"/,
    scrollPositions,
  ],
  [
    "gatsby-react-router-scroll",
    "reads and saves by location and key, in pixels",
    "scroll-handler.js",
    /\.save\(this\.props\.location, key, this\._latestKnownScrollY\)[\s\S]*\.read\(this\.props\.location, key\)/,
    scrollPositions,
  ],

  [
    "react-dom",
    "parses an empty script to create one",
    "cjs/react-dom.production.min.js",
    /\.innerHTML="<script>\\x3c\/script>"/,
    trustedTypes,
  ],
  [
    "gatsby",
    "parses a script's text when it moves the script to the head",
    "cache-dir/head/utils.js",
    /clonedNode\.innerHTML = node\.innerHTML/,
    trustedTypes,
  ],
];

test.each(texts)("%s: %s", (name, _what, file, pattern, reliedOnBy) =>
  contract(name, file, pattern, reliedOnBy),
);

const exportsOf = (module: object) => Object.keys(module).filter((name) => name !== "__esModule");

test("gatsby: its loader has the functions that the site calls", () => {
  type Loader = { publicLoader: Readonly<Record<string, unknown>> };
  return contract<Loader>(
    "gatsby",
    "cache-dir/loader.js",
    ({ publicLoader }) =>
      ["loadAppData", "loadPage", "loadPageSync"].every(
        (name) => typeof publicLoader[name] === "function",
      ) && !Object.isFrozen(publicLoader),
    runtime,
  );
});

test("gatsby: route-announcer-props exports RouteAnnouncerProps and nothing else", () => {
  type Announcer = { RouteAnnouncerProps: { id: string } };
  return contract<Announcer>(
    "gatsby",
    "cache-dir/route-announcer-props.js",
    (announcer) =>
      String(exportsOf(announcer)) === "RouteAnnouncerProps" &&
      announcer.RouteAnnouncerProps.id === RouteAnnouncerProps.id,
    "src/browser/gatsby-route-announcer.ts",
  );
});

test("gatsby-react-router-scroll: SessionStorage has read(location, key) and save(location, key, value)", () => {
  type Storage = Readonly<Record<"read" | "save", { readonly length: number }>>;
  const lengths = ({ read, save }: Storage) => `${read.length} ${save.length}`;
  return contract<{ SessionStorage: { prototype: Storage } }>(
    "gatsby-react-router-scroll",
    "session-storage.js",
    (storage) =>
      String(exportsOf(storage)) === "SessionStorage" &&
      String(Object.getOwnPropertyNames(storage.SessionStorage.prototype).sort()) ===
        "constructor,getStateKey,read,save" &&
      lengths(storage.SessionStorage.prototype) === lengths(SessionStorage.prototype),
    scrollPositions,
  );
});
