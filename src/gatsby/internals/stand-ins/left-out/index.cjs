/**
 * Stands in for packages that others load, or look up, but never use on this site (`overrides` in package.json
 * lists them, `docs/gatsby-internals.md` says why). What is called by mistake fails with "is not a function".
 *
 * As a webpack plugin, it does nothing: in the development server, Gatsby lints `.js` files, and there are none.
 */
module.exports = class LeftOut {
  apply() {}
};
