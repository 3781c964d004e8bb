/** Stands for every CSS module: each class has its own name, so `styles.root` is `"root"`. */
module.exports = new Proxy(
  // Marked as an ES module, so that `import * as styles` hands out this very object.
  { __esModule: true },
  { get: (_target, name) => (name === "__esModule" ? true : name) },
);
