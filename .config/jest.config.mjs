/**
 * Kinds of tests, as Jest projects: `jest -c .config/jest.config.mjs --selectProjects unit components`.
 *
 * - `unit`, `components`: the code by itself.
 * - `receiver`: the receiver of requests on the storages of its hosts.
 * - `build`, `w3c`: the files of the built site.
 * - `e2e`, `visual`: the built site in Chromium; `firefox`, `webkit`: journeys in one engine.
 * - `sweeps`: many widths, settings of a browser, faults of the network, random steps, load.
 * - `studio`: the editors' Studio on the local content server.
 * - `rebuilds`: further builds, with other content or settings; `faults`: one for each fault of content or network.
 *
 * The kinds below `receiver` read `public/`, so they want a build before them.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const rootDir = fileURLToPath(new URL("..", import.meta.url));

// The built site is compared with the settings that it was built with.
if (existsSync(`${rootDir}.env`)) process.loadEnvFile(`${rootDir}.env`);

const swc = {
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    target: "es2022",
    transform: { react: { runtime: "automatic" } },
  },
  module: { type: "commonjs" },
};

/** Packages that ship only ES modules, which Jest has to transform. */
const esModulePackages = [
  "@netlify/",
  "@portabletext/",
  "@sanity/",
  "gatsby",
  "lodash-es/",
  "lucide-react/",
  "p-map/",
  "pixelmatch/",
  "valibot/",
];

const common = {
  rootDir,
  modulePathIgnorePatterns: [
    "<rootDir>/.build/",
    "<rootDir>/.cache/",
    "<rootDir>/preview/",
    "<rootDir>/public/",
  ],
  transform: {
    "\\.[cm]?[jt]sx?$": ["@swc/jest", swc],
    "\\.(svg|woff2|pdf)$": "<rootDir>/.config/jest-file-address.mjs",
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulePackages.join("|")}))`],
  clearMocks: true,
  restoreMocks: true,
};

/**
 * Unit tests run in Node, which starts in a fraction of jsdom's time. Tests of components (`.tsx`) get
 * jsdom; any other test that needs a DOM asks for it by docblock.
 */
const unit = {
  ...common,
  testEnvironment: "node",
  testEnvironmentOptions: { url: "http://localhost/" },
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/tests/setup/jsdom/gatsby-mock.tsx",
    "\\.css$": "<rootDir>/tests/setup/jsdom/css-module-mock.ts",
  },
  setupFilesAfterEnv: [
    "<rootDir>/tests/setup/runner/console-guard.ts",
    "<rootDir>/tests/setup/jsdom/jest-dom.ts",
  ],
};

/** Tests in the bundled Chromium, or another browser of the machine. */
const browser = {
  ...common,
  testEnvironment: "node",
  globalSetup: "<rootDir>/tests/setup/runner/start-shared.ts",
  globalTeardown: "<rootDir>/tests/setup/runner/stop-shared.ts",
  setupFilesAfterEnv: ["<rootDir>/tests/setup/runner/browser-tests.ts"],
};

export default {
  maxWorkers: 2,
  projects: [
    { ...unit, displayName: "unit", testMatch: ["<rootDir>/tests/unit/**/*.test.ts"] },
    {
      ...unit,
      displayName: "components",
      testMatch: ["<rootDir>/tests/unit/**/*.test.tsx"],
      testEnvironment: "jsdom",
    },
    {
      ...common,
      displayName: "receiver",
      testMatch: ["<rootDir>/tests/receiver/**/*.test.ts"],
      testEnvironment: "node",
      setupFilesAfterEnv: ["<rootDir>/tests/setup/runner/build-timeout.ts"],
    },
    {
      ...common,
      displayName: "build",
      testMatch: ["<rootDir>/tests/build/**/*.test.{ts,tsx}"],
      testEnvironment: "node",
      setupFilesAfterEnv: ["<rootDir>/tests/setup/runner/build-timeout.ts"],
    },
    { ...browser, displayName: "e2e", testMatch: ["<rootDir>/tests/e2e/**/*.test.ts"] },
    { ...browser, displayName: "sweeps", testMatch: ["<rootDir>/tests/sweeps/**/*.test.ts"] },
    // Browser tests of sites that are built again, with other content or settings.
    { ...browser, displayName: "rebuilds", testMatch: ["<rootDir>/tests/rebuilds/**/*.test.ts"] },
    {
      ...common,
      displayName: "faults",
      testMatch: ["<rootDir>/tests/faults/*.test.ts"],
      testEnvironment: "node",
    },
    {
      ...common,
      displayName: "w3c",
      testMatch: ["<rootDir>/tests/w3c/**/*.test.ts"],
      testEnvironment: "node",
    },
    { ...browser, displayName: "visual", testMatch: ["<rootDir>/tests/visual/**/*.test.ts"] },
    {
      ...common,
      displayName: "studio",
      testMatch: ["<rootDir>/tests/studio/**/*.test.ts"],
      testEnvironment: "node",
      setupFilesAfterEnv: ["<rootDir>/tests/setup/runner/browser-tests.ts"],
    },
    // One set of journeys, a project for each engine.
    ...["firefox", "webkit"].map((engine) => ({
      ...browser,
      displayName: engine,
      globals: { engineUnderTest: engine },
      testMatch: ["<rootDir>/tests/engines/**/*.test.ts"],
    })),
  ],
};
