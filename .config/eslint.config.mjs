/**
 * Lint rules. Run from the project's top level: `eslint -c .config/eslint.config.mjs .`
 * Patterns are relative to that folder, because ESLint takes the working folder as the base of a
 * config file that is named on the command line.
 */
import js from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import compat from "eslint-plugin-compat";
import { importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y-x";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import { importZones } from "./import-zones.mjs";
import { ownStyleSheet } from "./lint-rules/own-style-sheet.mjs";
import { textOfItsOwn } from "./lint-rules/text-of-its-own.mjs";

const code = ["**/*.ts", "**/*.tsx"];
const tests = ["tests/**/*.{ts,tsx}"];

const reactSlick = { name: "react-slick", message: "Use the carousel of src/components/ui." };

const lucide = {
  name: "lucide",
  allowImportNames: ["IconNode"],
  message:
    "Import an icon from lucide/dist/esm/icons: through its index, each build reads all 1,700.",
};

const noReact = ["react", "react-dom", "react-slick"].map((name) => ({
  name,
  message: "src/gatsby runs at build, without React.",
}));

const rooms = "Gatsby's private parts belong in src/gatsby/internals or src/browser.";

const gatsbySubpaths = { regex: "^gatsby(-[\\w-]+)?/(?!graphql$)", message: rooms };

const privateNames =
  "___loader|___navigate|___emitter|___webpackCompilationHash|___chunkMapping|" +
  "gatsby-focus-wrapper|gatsby-global-css|getSyncWithGatsby|lastBuildTime|gatsby-announcer|" +
  "gatsby-reload-compilation-hash-match";

/** Private names as identifiers, members and keys, and in strings. A selector cannot hold a slash. */
const gatsbyInternals = [
  `Identifier[name=/^(${privateNames})$/]`,
  `Literal[value=/\\b(${privateNames})\\b|_gatsby\\u002F|_gatsby-scripts/]`,
  `TemplateElement[value.raw=/\\b(${privateNames})\\b|_gatsby\\u002F|_gatsby-scripts/]`,
  // `no-restricted-imports` covers `import`.
  ":matches(CallExpression, ImportExpression) > Literal[value=/^gatsby(-[\\w-]+)?\\u002F(?!graphql$)/]",
].map((selector) => ({ selector, message: rooms }));

/** After a deployment, the file of a bare `import()` is gone, and nothing says that its content is missing. */
const bareImport = {
  selector:
    "ImportExpression:not(:matches(VariableDeclarator, FunctionDeclaration)[id.name=/^load/] ImportExpression)",
  message: "Import it in a function named `load…`, which useOnDemand calls (src/components/ui).",
};

const layoutClasses =
  "/(^|\\s)(wrap|wrap-reading|section|section-end|alt|tinted|intro|hero|above-title|print-sheet)(\\s|$)/";

/** A page's title, gutters, grounds and spaces: as classes they were easily left out, and nothing told. */
const pageLayout = [
  {
    selector: "JSXOpeningElement[name.name='h1']",
    message: "A page's title is that of Screen or ScreenHead (src/components/layout/screen.tsx).",
  },
  {
    selector: `JSXAttribute[name.name='className'] :matches(Literal[value=${layoutClasses}], TemplateElement[value.raw=${layoutClasses}])`,
    message:
      "Use Screen for what a page begins with, Section for what follows (src/components/layout).",
  },
];

export default defineConfig([
  globalIgnores([
    "**/node_modules",
    ".cache",
    ".wrangler",
    "coverage",
    "public",
    "src/gatsby-types.d.ts",
    "studio/{.sanity,dist}",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },

  { files: [...code, "**/*.mjs"], extends: [js.configs.recommended] },

  {
    files: code,
    extends: [tseslint.configs.strictTypeChecked, reactHooks.configs.flat.recommended],
    plugins: { "import-x": importX },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: process.cwd() },
    },
    settings: {
      "import-x/resolver-next": [createTypeScriptImportResolver({ project: "tsconfig.json" })],
      // What no-cycle looks into; without it, imports of TypeScript files are not followed.
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
    },
    rules: {
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-default-export": "error",
      "import-x/no-restricted-paths": ["error", { zones: importZones() }],
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      "no-console": ["error", { allow: ["warn", "error"] }],
      "no-restricted-properties": [
        "error",
        {
          object: "URL",
          property: "canParse",
          message: "Use parsedUrl (src/config): it says why.",
        },
      ],
      eqeqeq: "error",
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // React ignores what an event handler returns, so a handler may be async.
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },

  {
    // `typeof import("…")` would pass the zones unseen.
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/i18n/texts.ts"],
    rules: { "@typescript-eslint/consistent-type-imports": "error" },
  },

  {
    files: ["src/{sanity,gatsby}/**/*.ts", "studio/server/**/*.ts"],
    ignores: ["src/gatsby/internals/**"],
    rules: { "@typescript-eslint/explicit-module-boundary-types": "error" },
  },

  { files: ["**/*.tsx"], extends: [jsxA11y.configs.strict] },

  {
    files: ["src/**/*.{ts,tsx}"],
    plugins: { styles: { rules: { "own-style-sheet": ownStyleSheet } } },
    rules: { "styles/own-style-sheet": "error" },
  },

  {
    // What visitors see in browsers. Editors do not have a preview translated.
    files: ["src/{components,features,templates,pages}/**/*.tsx"],
    ignores: ["src/features/preview/**"],
    plugins: { site: { rules: { "text-of-its-own": textOfItsOwn } } },
    rules: { "site/text-of-its-own": "error" },
  },

  {
    // Visitors' browsers: only interfaces that those of `browserslist` have. esbuild takes care of syntax, and
    // what JavaScript itself has is the compiler's (`lib` in `tsconfig.json`).
    files: [
      "src/{browser,components,features,i18n,pages,templates}/**/*.{ts,tsx}",
      "gatsby-browser.tsx",
    ],
    ignores: ["src/features/preview/**"],
    extends: [compat.configs["flat/recommended"]],
    // Code asks for it before using it.
    settings: { polyfills: ["trustedTypes"] },
  },

  {
    // A package of its own: the types of its dependencies are not installed with the site's.
    files: ["studio/**/*.{ts,tsx}"],
    ignores: ["studio/start.ts", "studio/server/**"],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { "import-x/no-default-export": "off" },
  },

  // A later rule replaces an earlier one whole, so each of these names all that it forbids.
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        { paths: [lucide, reactSlick], patterns: [gatsbySubpaths] },
      ],
      "no-restricted-syntax": ["error", ...gatsbyInternals],
    },
  },
  {
    // What loads for a visitor. A preview is of one version for as long as it is open.
    files: ["src/{components,features,pages,templates}/**/*.{ts,tsx}", "gatsby-browser.tsx"],
    ignores: ["src/features/preview/**"],
    rules: { "no-restricted-syntax": ["error", ...gatsbyInternals, bareImport, ...pageLayout] },
  },
  {
    files: ["src/components/ui/**/carousel*.tsx"],
    rules: { "no-restricted-imports": ["error", { patterns: [gatsbySubpaths] }] },
  },
  {
    files: ["src/gatsby/**/*.ts", "src/cli/**/*.ts"],
    rules: {
      "no-restricted-imports": ["error", { paths: noReact, patterns: [gatsbySubpaths] }],
    },
  },
  {
    // What the site knows of Gatsby's private parts (`docs/gatsby-internals.md`).
    files: ["src/gatsby/internals/**/*.{ts,tsx}", "src/browser/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-imports": ["error", { paths: [lucide, reactSlick] }],
      "no-restricted-syntax": "off",
    },
  },
  {
    files: ["src/gatsby/internals/**/*.ts"],
    rules: { "no-restricted-imports": ["error", { paths: noReact }] },
  },

  {
    // Gatsby and Playwright read these files' default exports; a declaration says what webpack exports.
    files: [
      ".config/playwright.config.ts",
      "tests/setup/runner/retry-limit.ts",
      "src/pages/**/*.tsx",
      "src/templates/**/*.tsx",
      "gatsby-*.ts",
      "gatsby-*.tsx",
      "**/*.d.ts",
    ],
    rules: { "import-x/no-default-export": "off" },
  },
  {
    // Commands whose whole purpose is what they print.
    files: [
      "src/cli/{check-live,drawings,examples,leads,serve,typed-links,unused-uploads}.ts",
      "studio/start.ts",
      "tests/setup/runner/{retry-limit,run-tests}.ts",
    ],
    rules: { "no-console": "off" },
  },
  {
    files: tests,
    rules: {
      // A missing element fails the test anyway, on the same line.
      "@typescript-eslint/no-non-null-assertion": "off",
      // `expect(object.method)` hands over a spy and never calls it.
      "@typescript-eslint/unbound-method": "off",
      // Playwright's fixtures: what one needs is read from its first parameter, and `use` is no hook.
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
      "react-hooks/rules-of-hooks": "off",
    },
  },
  {
    files: ["**/*.mjs"],
    languageOptions: { globals: { process: "readonly", URL: "readonly" } },
  },
]);
