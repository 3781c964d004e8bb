/**
 * Kinds of tests, each a Jest project and a folder of `tests`: `jest -c .config/jest.config.mjs --selectProjects unit`.
 *
 * - `unit`: the code by itself: modules, and components in jsdom (`.test.tsx`).
 * - `tools`: the site's commands and local servers: processes, ports and folders.
 * - `repository`: what packages, workflows and lint rules have to be, private parts of Gatsby among them.
 * - `receiver`: the receiver of requests on the storages of its hosts.
 * - `site`: the files of the built site.
 * - `builds`: further builds, for a release: one after another, with faults, and the development server's GraphiQL.
 *
 * `site` reads `public/`, so it wants a build before it. What needs a browser is Playwright's
 * (`playwright.config.ts`).
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
  "lucide/",
  "p-map/",
  "valibot/",
];

const common = {
  rootDir,
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
  transform: {
    "\\.[cm]?[jt]sx?$": ["@swc/jest", swc],
    "\\.(svg|woff2|pdf)$": "<rootDir>/.config/jest-file-address.mjs",
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulePackages.join("|")}))`],
  clearMocks: true,
  restoreMocks: true,
};

/** Tests of the code by itself. Node starts in a fraction of jsdom's time. */
const unit = {
  ...common,
  displayName: "unit",
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

/** Tests on the machine: of commands, servers and the repository's own files. */
const machine = { ...unit, testEnvironment: "node" };

/** Tests of files: of the receiver's bundles, and of the built site. */
const files = {
  ...common,
  testEnvironment: "node",
};

export default {
  maxWorkers: 2,
  // Tests run side by side, and a busy machine takes its time.
  testTimeout: 60_000,
  projects: [
    // Tests of components, `.tsx`, get jsdom; any other that needs a DOM asks for it by docblock.
    { ...unit, testMatch: ["<rootDir>/tests/unit/**/*.test.ts"], testEnvironment: "node" },
    { ...unit, testMatch: ["<rootDir>/tests/unit/**/*.test.tsx"], testEnvironment: "jsdom" },
    { ...machine, displayName: "tools", testMatch: ["<rootDir>/tests/tools/**/*.test.ts"] },
    {
      ...machine,
      displayName: "repository",
      testMatch: ["<rootDir>/tests/repository/**/*.test.ts"],
    },
    { ...files, displayName: "receiver", testMatch: ["<rootDir>/tests/receiver/**/*.test.ts"] },
    { ...files, displayName: "site", testMatch: ["<rootDir>/tests/site/**/*.test.{ts,tsx}"] },
    { ...files, displayName: "builds", testMatch: ["<rootDir>/tests/builds/**/*.test.ts"] },
  ],
};
