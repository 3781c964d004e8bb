/** Replaces plain stylesheets, as unit tests have no layout. */
module.exports = undefined;
