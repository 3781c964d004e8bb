/** All that React's refresh plugin takes from core-js, in the development server. Supported browsers have it. */
module.exports = globalThis;
