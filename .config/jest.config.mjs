/**
 * Kinds of tests: `jest -c .config/jest.config.mjs --selectProjects unit` (or `build`, `e2e`, `visual`,
 * and the journeys in one engine: `chromium`, `firefox`, `webkit`). All but the first read `public/`,
 * so they want a build before them.
 */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const rootDir = fileURLToPath(new URL("..", import.meta.url));

// The built site is compared with the settings that it was built with.
if (existsSync(`${rootDir}.env`)) process.loadEnvFile(`${rootDir}.env`);

const babel = {
  // The project's top level holds no Babel configuration; Gatsby brings its own for the site.
  babelrc: false,
  configFile: false,
  presets: [
    [require.resolve("babel-preset-gatsby"), { reactRuntime: "automatic" }],
    require.resolve("@babel/preset-typescript"),
  ],
};

/** Packages that ship only ES modules, which Jest has to transform. */
const esModulePackages = ["@portabletext/", "gatsby", "lodash-es/", "pixelmatch/"];

const common = {
  rootDir,
  modulePathIgnorePatterns: [
    "<rootDir>/.build/",
    "<rootDir>/.cache/",
    "<rootDir>/.develop/",
    "<rootDir>/preview/",
    "<rootDir>/public/",
  ],
  transform: {
    "\\.[cm]?[jt]sx?$": ["babel-jest", babel],
    "\\.(svg|woff2|pdf)$": "<rootDir>/.config/jest-file-address.mjs",
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulePackages.join("|")}))`],
  clearMocks: true,
  restoreMocks: true,
};

export default {
  projects: [
    {
      ...common,
      displayName: "unit",
      testMatch: ["<rootDir>/tests/unit/**/*.test.{ts,tsx}"],
      testEnvironment: "jsdom",
      testEnvironmentOptions: { url: "http://localhost/" },
      globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
      moduleNameMapper: {
        "^gatsby$": "<rootDir>/tests/setup/jsdom/gatsby-mock.tsx",
        "\\.module\\.css$": "<rootDir>/tests/setup/jsdom/css-module-mock.ts",
        "\\.css$": "<rootDir>/tests/setup/jsdom/css-mock.ts",
      },
      setupFilesAfterEnv: ["<rootDir>/tests/setup/jsdom/jest-dom.ts"],
    },
    {
      ...common,
      displayName: "build",
      testMatch: ["<rootDir>/tests/build/**/*.test.{ts,tsx}"],
      testEnvironment: "node",
      setupFilesAfterEnv: ["<rootDir>/tests/setup/runner/build-timeout.ts"],
    },
    {
      ...common,
      displayName: "e2e",
      testMatch: ["<rootDir>/tests/e2e/**/*.test.{ts,tsx}"],
      testEnvironment: "node",
      globalSetup: "<rootDir>/.config/jest-shared-folder.mjs",
      globalTeardown: "<rootDir>/.config/jest-shared-folder-end.mjs",
      setupFilesAfterEnv: ["<rootDir>/tests/setup/runner/browser-tests.ts"],
    },
    {
      ...common,
      displayName: "visual",
      testMatch: ["<rootDir>/tests/visual/**/*.test.ts"],
      testEnvironment: "node",
      setupFilesAfterEnv: ["<rootDir>/tests/setup/runner/browser-tests.ts"],
    },
    // One set of journeys, a project for each engine.
    ...["chromium", "firefox", "webkit"].map((engine) => ({
      ...common,
      displayName: engine,
      globals: { engineUnderTest: engine },
      testMatch: ["<rootDir>/tests/engines/**/*.test.ts"],
      testEnvironment: "node",
      setupFilesAfterEnv: ["<rootDir>/tests/setup/runner/browser-tests.ts"],
    })),
  ],
};
