import ownMarkup from "./lint-rules/own-markup.mjs";

/** `margin-block-start`, `padding-inline-end`, `border-block-end`: the shorthands `margin-block` and its like have no physical form. */
const physicalSpacing = "/^(scroll-)?(margin|padding|border)-(top|right|bottom|left)/";

/** `width`, as media queries, `sizes` and images' attributes have it. */
const logicalSize = "/^(min-|max-)?(inline|block)-size$/";

/** A token, no larger than its container if need be; a drawing's lettering grows with the drawing. */
const sizes = [
  String.raw`var\(--(text|title)-[a-z]+\)`,
  // What a parent may set.
  String.raw`var\(--[a-z]+-size, (inherit|var\(--title-[a-z]+\))\)`,
  String.raw`var\(--figure(-l)?\)`,
  String.raw`min\([\d.]+cqi, var\(--[a-z-]+\)\)`,
  String.raw`[\d.]+cqi`,
].join("|");

/**
 * Holds the style sheets to their layers (`src/styles/layers.css`) and tokens, and within the browsers of
 * `browserslist` in `package.json`, by the tables of caniuse. What only some of them know needs a line in a style
 * sheet that says what the others show (`docs/browsers.md`).
 */
export default {
  plugins: [ownMarkup, "stylelint-no-unsupported-browser-features"],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    "site/own-markup": true,
    "declaration-no-important": [true, { message: "Say in src/styles/layers.css who wins." }],
    "declaration-property-value-allowed-list": [
      {
        "z-index": ["/^var\\(--z-/"],
        "font-size": [new RegExp(`^(${sizes})$`), "inherit"],
        font: [
          new RegExp(String.raw`^\d+ (${sizes}) / var\(--[a-z-]+\) var\(--font\)$`),
          "inherit",
        ],
        "line-height": ["/^var\\(--leading-/"],
      },
      { message: "Take a token of src/styles/tokens.css." },
    ],
    "declaration-property-value-disallowed-list": [
      {
        "max-width": [/\d(em|rem|ch)\b/],
        "/^border.*radius$/": [/\dpx\b/],
        "/^((row|column)-)?gap$/": [/\dpx\b/],
      },
      {
        message:
          "Take a token of src/styles/tokens.css: a --measure for a text, a --width for a box, a --radius, a --space.",
      },
    ],
    "function-disallowed-list": [
      "clamp",
      { message: "What grows with the window is a token of src/styles/tokens.css." },
    ],
    "unit-disallowed-list": [
      ["vh", "lh", "rlh"],
      { message: "vh counts a phone's toolbar: take dvh or svh. Firefox 115 has no lh." },
    ],
    "property-disallowed-list": [
      ["composes", physicalSpacing, logicalSize],
      {
        message: (property) =>
          property === "composes"
            ? "Write it out, or set a class of src/styles in the markup."
            : "Margins, paddings and borders are logical, sizes physical.",
      },
    ],
    "plugin/no-unsupported-browser-features": [
      true,
      {
        ignorePartialSupport: true,
        ignore: [
          // Without them, a page looks or moves a little differently, and nothing is missing.
          "css-content-visibility",
          "css-overflow-anchor",
          "css-resize",
          "css-scrollbar",
          "css-selection",
          "css-touch-action",
          "text-size-adjust",
          // In print: without them, margins are the browser's, and pages break elsewhere.
          "css-paged-media",
          "css-widows-orphans",
          // A fallback stands beside each.
          "css3-attr",
          "extended-system-fonts",
          // The tables say "nowhere"; Firefox 113, Chrome 120 and Safari 17 have it.
          "css-media-scripting",
        ],
      },
    ],
  },
  overrides: [
    { files: ["../src/styles/tokens.css"], rules: { "function-disallowed-list": null } },
    // One page, whose measures are its own.
    {
      files: ["../src/leads/answer-page.css"],
      rules: { "declaration-property-value-disallowed-list": null },
    },
  ],
  // Editors have current browsers, which the Studio needs.
  ignoreFiles: ["../src/features/preview/**"],
};
