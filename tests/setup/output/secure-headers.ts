/**
 * Recommendations of the OWASP Secure Headers Project as of September 2024
 * (https://owasp.org/www-project-secure-headers, `ci/headers_add.json` and `ci/headers_remove.json`), and
 * where the site differs from them.
 */

type Advice = {
  readonly name: string;
  /** The recommended value. */
  readonly proposed: string;
  /** Undefined if sent as recommended. `sent` is null if the header is not sent. */
  readonly differs?: { readonly sent: string | RegExp | null; readonly because: string };
};

export const recommendations: readonly Advice[] = [
  {
    name: "Cache-Control",
    proposed: "no-store, max-age=0",
    differs: {
      sent: /^(public, max-age=0, must-revalidate|no-store)$/,
      because:
        "Pages are the same for everybody, and may be cached as long as they are revalidated.",
    },
  },
  {
    name: "Clear-Site-Data",
    proposed: '"cache","cookies","storage"',
    differs: {
      sent: null,
      because: "Nobody logs out, and the visitor's choice about cookies would be forgotten.",
    },
  },
  {
    name: "Content-Security-Policy",
    proposed:
      "default-src 'self'; form-action 'self'; object-src 'none'; frame-ancestors 'none'; " +
      "upgrade-insecure-requests; block-all-mixed-content",
    differs: {
      sent: /^default-src 'self'; .*form-action 'self'; frame-ancestors 'none'; .*object-src 'none'; /,
      because:
        "It is stricter. upgrade-insecure-requests depends on an https URL, and browsers have " +
        "dropped block-all-mixed-content.",
    },
  },
  {
    name: "Cross-Origin-Embedder-Policy",
    proposed: "require-corp",
    differs: {
      sent: null,
      because: "Nothing needs isolation, and the vendors' frames would not load.",
    },
  },
  { name: "Cross-Origin-Opener-Policy", proposed: "same-origin" },
  // For pages. Images are for any origin, see resource-policy.test.ts.
  { name: "Cross-Origin-Resource-Policy", proposed: "same-origin" },
  {
    name: "Permissions-Policy",
    proposed:
      "accelerometer=(), autoplay=(), camera=(), cross-origin-isolated=(), display-capture=(), " +
      "encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), keyboard-map=(), " +
      "magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), " +
      "publickey-credentials-get=(), screen-wake-lock=(), sync-xhr=(self), usb=(), web-share=(), " +
      "xr-spatial-tracking=(), clipboard-read=(), clipboard-write=(), gamepad=(), hid=(), " +
      "idle-detection=(), interest-cohort=(), serial=(), unload=()",
    differs: {
      sent: /^[\w-]+=\(\)(, [\w-]+=\(\))*$/,
      because: "It denies features to the site itself, too. `leftOpen` lists the others.",
    },
  },
  {
    name: "Referrer-Policy",
    proposed: "no-referrer",
    differs: {
      sent: "strict-origin-when-cross-origin",
      because: "Linked sites may see the origin that visitors come from, though never the page.",
    },
  },
  {
    name: "Strict-Transport-Security",
    proposed: "max-age=31536000; includeSubDomains",
    differs: {
      sent: "max-age=63072000",
      because: "Only the owner of the domain can vouch for its other hosts: SITE_HTTPS_SCOPE.",
    },
  },
  { name: "X-Content-Type-Options", proposed: "nosniff" },
  {
    name: "X-Frame-Options",
    proposed: "deny",
    differs: {
      sent: null,
      because: "All supported browsers support frame-ancestors.",
    },
  },
  {
    name: "X-Permitted-Cross-Domain-Policies",
    proposed: "none",
    differs: {
      sent: null,
      because: "It is for Flash, which is obsolete, and the site has no crossdomain.xml.",
    },
  },
];

/** Features that the recommendation denies and the site does not, with the reasons. */
export const allowedFeatures: Readonly<Record<string, string>> = {
  "clipboard-write": "Visitors can copy links to an answer and to a calculation.",
  "interest-cohort": "No browser has it any more, and Chromium warns about unknown names.",
  "web-share": "Chromium supports it on some systems only, and warns on the others.",
  unload: "A vendor's form may have such a handler. The site has none.",
};

/** Headers that reveal the software behind a site. */
export const revealingHeaders: readonly string[] = `
  $wsep Host-Header K-Proxy-Request Liferay-Portal OracleCommerceCloud-Version Pega-Host Powered-By Product
  Server SourceMap X-AspNet-Version X-AspNetMvc-Version X-Atmosphere-error X-Atmosphere-first-request
  X-Atmosphere-tracking-id X-B3-ParentSpanId X-B3-Sampled X-B3-SpanId X-B3-TraceId X-BEServer
  X-CF-Powered-By X-CMS X-CalculatedBETarget X-Cocoon-Version X-Content-Encoded-By X-DiagInfo
  X-Envoy-Attempt-Count X-Envoy-External-Address X-Envoy-Internal X-Envoy-Original-Dst-Host
  X-Envoy-Upstream-Service-Time X-FEServer X-Framework X-Generated-By X-Generator X-Jitsi-Release
  X-Joomla-Version X-Kubernetes-PF-FlowSchema-UI X-Kubernetes-PF-PriorityLevel-UID X-LiteSpeed-Cache
  X-LiteSpeed-Purge X-LiteSpeed-Tag X-LiteSpeed-Vary X-Litespeed-Cache-Control X-Mod-Pagespeed
  X-Nextjs-Cache X-Nextjs-Matched-Path X-Nextjs-Page X-Nextjs-Redirect X-OWA-Version X-Old-Content-Length
  X-OneAgent-JS-Injection X-Page-Speed X-Php-Version X-Powered-By X-Powered-By-Plesk X-Powered-CMS
  X-Redirect-By X-Server-Powered-By X-SourceFiles X-SourceMap X-Turbo-Charged-By X-Umbraco-Version
  X-Varnish-Backend X-Varnish-Server X-dtAgentId X-dtHealthCheck X-dtInjectedServlet X-ruxit-JS-Agent`
  .trim()
  .toLowerCase()
  .split(/\s+/);
