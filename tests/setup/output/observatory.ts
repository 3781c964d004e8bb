/**
 * Computes the MDN HTTP Observatory's score of a response, by the rules of its scanner 1.6 (MPL-2.0,
 * https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js` and `src/analyzer/tests`). Its own
 * package includes a web server and a database, and only scans over the network.
 *
 * Assumes what depends on the host rather than the files: a valid certificate, and a redirect from http to
 * https on the same host.
 */
import { parse } from "node-html-parser";

export type Finding = { readonly test: string; readonly result: string; readonly points: number };

export type Score = { readonly score: number; readonly findings: readonly Finding[] };

type Policy = ReadonlyMap<string, readonly string[]>;

const broad = [
  "ftp:",
  "http:",
  "https:",
  "*",
  "http://*",
  "http://*.*",
  "https://*",
  "https://*.*",
];
const inline = ["'unsafe-inline'", "data:"];
/** 180 days, in seconds. */
const sixMonths = 15_552_000;
/** Bonus points count only from this score. */
const minForBonus = 90;

/** @param html a page's HTML; empty for other responses. */
export function observatoryScore(headers: Headers, html: string): Score {
  const policy = parsePolicy(headers.get("content-security-policy") ?? "");
  const findings: Finding[] = [
    contentPolicy(policy),
    cookies(headers),
    corsOf(headers),
    referrer(headers),
    transport(headers),
    scripts(html),
    oneOf("x-content-type-options", headers, { nosniff: 0 }, { absent: -5, wrong: -5 }),
    framing(policy, headers),
    oneOf(
      "cross-origin-resource-policy",
      headers,
      { "same-origin": 10, "same-site": 10, "cross-origin": 0 },
      { absent: 0, wrong: -5 },
    ),
    oneOf(
      "cross-origin-embedder-policy",
      headers,
      { "require-corp": 10, credentialless: 10, "unsafe-none": 0 },
      { absent: 0, wrong: -5 },
    ),
    oneOf(
      "cross-origin-opener-policy",
      headers,
      {
        "same-origin": 10,
        "same-origin-allow-popups": 10,
        "noopener-allow-popups": 10,
        "unsafe-none": 0,
      },
      { absent: 0, wrong: -5 },
    ),
  ];
  const sum = (sign: 1 | -1) =>
    findings.filter(({ points }) => points * sign > 0).reduce((all, { points }) => all + points, 0);
  const base = 100 + sum(-1);
  return { score: Math.max(base >= minForBonus ? base + sum(1) : base, 0), findings };
}

/** @throws Error if a directive is duplicated, which the scanner treats as no policy at all. */
function parsePolicy(header: string): Policy {
  const policy = new Map<string, string[]>();
  for (const part of header.split(";").map((each) => each.trim().toLowerCase())) {
    const [name, ...sources] = part.split(/\s+/);
    if (!name) continue;
    if (policy.has(name)) throw new Error(`The directive ${name} is duplicated.`);
    policy.set(name, sources.length > 0 || !name.endsWith("-src") ? sources : ["'none'"]);
  }
  return policy;
}

function contentPolicy(policy: Policy): Finding {
  const finding = (result: string, points: number) => ({
    test: "content-security-policy",
    result,
    points,
  });
  if (policy.size === 0) return finding("not implemented", -25);

  /** With a hash or a nonce, browsers ignore 'unsafe-inline'. */
  const effective = (name: string): readonly string[] => {
    const sources = policy.get(name) ?? policy.get("default-src") ?? ["*"];
    const hasHash = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
    return hasHash ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const script = effective("script-src");
  const style = effective("style-src");
  const object = policy.get("object-src") ?? policy.get("default-src") ?? ["*"];
  const isInsecure = (source: string) => /^(http|ftp):/.test(source);
  const passive = ["img-src", "media-src"];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, all]) => all);

  if (script.some((source) => [...broad, ...inline].includes(source)))
    return finding("unsafe scripts", -20);
  if (object.some((source) => broad.includes(source))) return finding("unsafe objects", -20);
  if (active.some(isInsecure)) return finding("insecure scheme", -20);
  if ([...script, ...style].includes("'unsafe-eval'")) return finding("unsafe eval", -10);
  if (passive.flatMap(effective).some(isInsecure)) return finding("insecure pictures", -10);
  if (style.some((source) => [...broad, ...inline].includes(source)))
    return finding("unsafe styles only", 0);
  const isNone = policy.get("default-src")?.join() === "'none'";
  return isNone ? finding("nothing unsafe, default none", 10) : finding("nothing unsafe", 5);
}

function cookies(headers: Headers): Finding {
  const all = headers.getSetCookie();
  const careless = all.filter((each) => !/; *secure/i.test(each) || !/; *samesite=/i.test(each));
  const points = careless.length > 0 ? -20 : all.length > 0 ? 5 : 0;
  return { test: "cookies", result: `${all.length}, ${careless.length} careless`, points };
}

function corsOf(headers: Headers): Finding {
  const isOpen = headers.get("access-control-allow-credentials") === "true";
  return { test: "cors", result: isOpen ? "with credentials" : "none", points: isOpen ? -50 : 0 };
}

function referrer(headers: Headers): Finding {
  const last = headers.get("referrer-policy")?.split(",").at(-1)?.trim().toLowerCase();
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const points = last === undefined ? 0 : isPrivate.test(last) ? 5 : -5;
  return { test: "referrer-policy", result: last ?? "not implemented", points };
}

function transport(headers: Headers): Finding {
  const value = headers.get("strict-transport-security") ?? "";
  const age = Number(/max-age=(\d+)/i.exec(value)?.[1] ?? Number.NaN);
  const isValid = !Number.isNaN(age) && !value.includes(",");
  const points = !isValid ? -20 : age < sixMonths ? -10 : 0;
  return { test: "strict-transport-security", result: value || "not implemented", points };
}

/** Checks scripts from other origins; the site's own count as secure. */
function scripts(html: string): Finding {
  const foreign = parse(html)
    .querySelectorAll("script[src]")
    .filter((script) => /^(https?:)?\/\//.test(script.getAttribute("src") ?? ""));
  const bare = foreign.filter((script) => !script.getAttribute("integrity"));
  const isInsecure = foreign.some((script) => !script.getAttribute("src")?.startsWith("https:"));
  const points = isInsecure ? (bare.length > 0 ? -50 : -20) : bare.length > 0 ? -5 : 0;
  return { test: "subresource-integrity", result: `${foreign.length} foreign`, points };
}

function framing(policy: Policy, headers: Headers): Finding {
  const test = "x-frame-options";
  if (policy.has("frame-ancestors")) return { test, result: "by the policy", points: 5 };
  return oneOf(test, headers, { deny: 5, sameorigin: 5 }, { absent: -20, wrong: -20 });
}

function oneOf(
  test: string,
  headers: Headers,
  values: Readonly<Record<string, number>>,
  { absent, wrong }: { readonly absent: number; readonly wrong: number },
): Finding {
  const value = headers.get(test)?.trim().toLowerCase();
  const points = value === undefined ? absent : (values[value] ?? wrong);
  return { test, result: value ?? "not implemented", points };
}
