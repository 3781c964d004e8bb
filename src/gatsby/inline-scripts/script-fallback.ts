import { trustedTypesPolicies } from "../../config/trusted-types";

/**
 * Where the page's own scripts do not arrive, or do not start, makes the page what it is for a reader
 * without JavaScript: what stands in `<noscript>` shows, and the styles for `scripting: none` apply.
 *
 * For the head of every page, as text: it runs before any script can fail, in any browser. A script
 * that fails once React has taken over is a matter of the feature that asked for it.
 */
export const watchScripts = `(function () {
  var policy = { createHTML: function (html) { return html; } };
  if (window.trustedTypes) policy = trustedTypes.createPolicy("${trustedTypesPolicies.plain}", policy);
  function isOwn(address) {
    return Boolean(address) && address.indexOf(location.origin + "/") === 0;
  }
  function each(list, act) {
    Array.prototype.forEach.call(list, act);
  }
  function showPlain() {
    each(document.body.querySelectorAll("noscript"), function (noscript) {
      var shown = document.createElement("div");
      shown.className = noscript.className;
      shown.innerHTML = policy.createHTML(noscript.textContent);
      noscript.parentNode.replaceChild(shown, noscript);
    });
    each(document.styleSheets, function (sheet) {
      if (sheet.href && !isOwn(sheet.href)) return;
      each(sheet.cssRules, function (rule) {
        if (rule.media && rule.media.mediaText.indexOf("scripting") > 0) rule.media.mediaText = "all";
      });
    });
    delete document.documentElement.dataset.blogPage;
  }
  function fail() {
    var root = document.getElementById("gatsby-focus-wrapper");
    if (root && Object.keys(root).some(function (key) { return key.indexOf("__react") === 0; })) return;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", showPlain);
    else showPlain();
  }
  addEventListener("error", function (event) {
    var script = event.target && event.target.tagName === "SCRIPT" ? event.target.src : event.filename;
    if (isOwn(script) && /\\.js$/.test(script)) fail();
  }, true);
  addEventListener("unhandledrejection", function (event) {
    var reason = String((event.reason && event.reason.message) || event.reason);
    if (/loading chunk|page resources/i.test(reason)) fail();
  });
})();`
  // One line, and as few bytes as it takes without a tool.
  .replace(/\n\s*/g, " ");
