/** Replaces stylesheets, as unit tests have no layout. Each class keeps its own name: `styles.root` is `"root"`. */
module.exports = new Proxy(
  // Marked as an ES module, so that `import * as styles` returns this object itself.
  { __esModule: true },
  { get: (_target, name) => (name === "__esModule" ? true : name) },
);
