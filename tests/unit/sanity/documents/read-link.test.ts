import { site } from "../../../../src/config/site";
import {
  permissiveLinks,
  readInternalLink,
  readLink,
} from "../../../../src/sanity/documents/read-link";

const own = new URL(site.url);

test.each([
  ["https://example.com/a?b#c", "https://example.com/a?b#c"],
  ["http://example.com", "http://example.com"],
  ["HTTPS://example.com", "HTTPS://example.com"],
  ["  https://exa\u00admple.com/\u200ba\u2060 ", "https://example.com/a"],
  ["https://example.com/a b", "https://example.com/a%20b"],
  [
    "https://sv.wikipedia.org/wiki/Ångest (sjukdom)",
    "https://sv.wikipedia.org/wiki/Ångest%20(sjukdom)",
  ],
  ["mailto:a@example.com", "mailto:a@example.com"],
  ["mailto: a@example.com", "mailto:a@example.com"],
  ["mailto:%20a@example.com", "mailto:a@example.com"],
  ["mailto:a%40example.com%20?subject=Hej", "mailto:a@example.com?subject=Hej"],
  ["mailto:100%@example.com", "mailto:100%25@example.com"],
  ["MAILTO:a@example.com,b@example.com", "mailto:a@example.com,b@example.com"],
  [
    "mailto:a@example.com?subject=Boka demo&body=Hej å",
    "mailto:a@example.com?subject=Boka%20demo&body=Hej%20å",
  ],
  ["tel:+4681234567", "tel:+4681234567"],
  ["tel:08 123 45 67", "tel:+4681234567"],
  ["tel:08%20123%2045%2067", "tel:+4681234567"],
  ["tel:112", "tel:112"],
  ["tel:+46-8-123-45-67;ext=5", "tel:+4681234567;ext=5"],
  ["#kontakt", "#kontakt"],
  ["https://example.com/?a=1&amp;b=2", "https://example.com/?a=1&b=2"],
  ["https://åäö.example/", "https://åäö.example/"],
  ["https://a_b.example:8080?c", "https://a_b.example:8080?c"],
  ["https://xn--e1afmkfd.xn--p1ai/", "https://xn--e1afmkfd.xn--p1ai/"],
])("%j is a link to %j", (written, href) => {
  expect(readLink(written)).toEqual({ href });
});

const wrappers = [
  "https://eur01.safelinks.protection.outlook.com/?data=05%7C01%7Canna%40example.com&reserved=0&url=",
  "https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=",
  "https://www.google.com/url?sa=D&source=editors&q=",
  "https://www.google.co.uk/url?url=",
  "https://l.facebook.com/l.php?h=AT0&u=",
];

test.each(wrappers)(
  "a link that a program has wrapped, as %s, leads where it was written",
  (wrapper) => {
    const wrap = (url: string) => ({ href: readLink(wrapper + encodeURIComponent(url)).href });
    expect(wrap("https://example.com/a?b=c&d#e")).toEqual({
      href: "https://example.com/a?b=c&d#e",
    });
    expect(wrap(`${site.url}/om-oss`)).toEqual({ href: "/om-oss" });
    expect(wrap(wrapper + encodeURIComponent("https://example.com/"))).toEqual({
      href: "https://example.com/",
    });
    expect(wrap("javascript:alert(1)").href).not.toMatch(/^javascript/);
  },
);

test("another site's page may have an address in its own", () => {
  const href = "https://example.com/url?q=https://example.org/";
  expect(readLink(href)).toEqual({ href });
});

test.each([
  ["/", ["/", site.url, `${site.url}/`]],
  ["/en", ["/en/"]],
  ["/om-oss", ["/om-oss", "/om-oss/", "/OM-OSS", `${site.url}/om-oss/`]],
  ["/om-oss", [`${site.url.toUpperCase()}/OM-OSS`, `https://${own.host}/om-oss`]],
  ["/blog?page=2#articles", ["/blog?page=2#articles"]],
  ["/rss.xml", ["/rss.xml"]],
])("the page %s is meant by %j", (href, texts) => {
  for (const written of texts) expect([written, readLink(written)]).toEqual([written, { href }]);
});

test("with and without www., it is the same site", async () => {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL: "https://www.site.example" });
  const links = await import("../../../../src/sanity/documents/read-link");
  for (const written of [
    "http://site.example/om-oss",
    "www.site.example/om-oss/",
    "Site.example/OM-oss",
  ])
    expect(links.readLink(written).href).toBe("/om-oss");
  const other = "https://blog.site.example/om-oss";
  expect(links.readLink(other)).toEqual({ href: other });
});

test.each([
  ["www.example.com", "https://www.example.com"],
  ["example.com/sida?a=b", "https://example.com/sida?a=b"],
  ["example.com:8080/a", "https://example.com:8080/a"],
  ["åäö.example", "https://åäö.example"],
  ["info@example.com", "mailto:info@example.com"],
  ["https:example.com/a", "https://example.com/a"],
  ["https:\\\\example.com", "https://example.com/"],
])("%j is meant as %s, and that is told", (written, href) => {
  expect(readLink(written)).toEqual({ href, finding: ["linkRead", "shown"] });
});

test.each(["/finns-inte", "/om-oss/mer", "/EN/Finns", `${site.url}/finns-inte`])(
  "%j leads nowhere, and that is told",
  (written) => {
    const { href, finding } = readLink(written);
    expect([finding, href?.startsWith("/")]).toEqual([["linkGone", "shown"], true]);
  },
);

test("whether a post or a file exists, the context knows", () => {
  const targets = { ...permissiveLinks, hasPath: (path: string) => path === "/blog/fem" };
  expect(readLink("/blog/Fem/", targets)).toEqual({ href: "/blog/fem" });
  expect(readLink("/blog/sex", targets).finding).toEqual(["linkGone", "shown"]);
  expect(readLink("/plan.pdf", targets).finding).toEqual(["linkGone", "shown"]);
  expect(readLink("/blog/sex")).toEqual({ href: "/blog/sex" });
});

test.each<[string, readonly unknown[]]>([
  ["is empty", [undefined, null, 5, "", " ", "\u200b"]],
  ["is a script", ["javascript:alert(1)", "JavaScript:alert(1)", "vbscript:x", "VbScript:x"]],
  ["hides one", [" javascript:x", "java\nscript:x", "\u0001javascript:x", "\u00a0javascript:x"]],
  ["hides one by a mark", ["\u200bjavascript:alert(1)", "java\u200bscript:alert(1)"]],
  ["encodes a script", ["javascript&colon;x", "&#106;avascript:x", "javascript%3Ax"]],
  ["is a page", ["data:text/html,x", "DATA:text/html;base64,PA==", "blob:https://a.b/1"]],
  ["leads into the machine", ["file:///etc/passwd", "filesystem:https://a.b/c", "about:blank"]],
  ["is for a program", ["view-source:javascript:x", "intent://evil#Intent;scheme=https;end"]],
  ["opens another program", ["sms:+46701234567", "whatsapp://send?text=x"]],
  ["has credentials", ["https://www.a.example@evil.example/", "https://a.b:443@evil.example/"]],
  ["has no protocol", ["//evil.example", "/\\evil.example", "\\\\evil.example"]],
  // Browsers strip tabs and line breaks, which leaves "//evil.example".
  ["has none within white space", ["/\t/evil.example", "/\n/evil.example"]],
  ["is relative", ["om-oss", "./om-oss", "../om-oss", "?page=2", "plan.pdf", "#"]],
  [
    "is no address",
    ["https://", "http://exa mple.com", "https://https://a.b", "http://localhost/a"],
  ],
  [
    "ends with its sentence",
    ["https://example.com,", "https://example.com).", "https://“example.com”", "https://a.b!/c"],
  ],
  ["has no mailbox", ["mailto:", "mailto:?subject=x", "mailto:a", "mailto:a@b", "@", "a@b c@d.e"]],
  ["cannot be called", ["tel:", "tel:ring oss", "tel:0", "tel:+46 (0)8-1 ankn. 5", "tel:112;5#"]],
])("a target that %s is told, and no link: %j", (_what, targets) => {
  for (const written of targets) {
    const { href, finding } = readLink(written);
    expect([written, href, finding?.[1]]).toEqual([written, undefined, "left-out"]);
  }
});

test.each([
  `${own.protocol}//${own.hostname}.evil.example/`,
  `${site.url}//evil.example`,
  "https://evil.example/om-oss",
])("%j is not on this site", (written) => {
  expect(readLink(written)).toEqual({ href: written });
});

test.each([`${site.url}/\\evil.example`, `${site.url}1/om-oss`])(
  "%j does not become another site's address",
  (written) => expect(readLink(written).href ?? "").not.toMatch(/^\/[/\\]/),
);

const reference = (id: unknown) => ({ post: { _type: "reference", _ref: id } });

const somewhere = {
  hasPath: (path: string) => path === "/blog/fem",
  hasPart: (path: string, id: string) => !path.startsWith("/blog/") || id === "sa-gor-du",
  findPost: (id: string, locale: string) => {
    if (id === "p-2") return { title: "Sex", path: undefined };
    return id === "p-1"
      ? { title: "Fem", path: locale === "sv" ? "/blog/fem" : "/en/blog/five" }
      : undefined;
  },
};

test.each<[Readonly<Record<string, unknown>>, RegExp, RegExp]>([
  [reference("p-1"), /^\/blog\/fem$/, /^\/en\/blog\/five$/],
  [{ page: "demoBooking" }, /^\/boka-demo$/, /^\/en\/demo-booking$/],
  [{ page: "home" }, /^\/$/, /^\/en$/],
  [
    { page: "helpCentre/payment", fragment: "#why pay" },
    /\/4451-2#why%20pay$/,
    /\/709-2#why%20pay$/,
  ],
  [{ ...reference("p-1"), page: "home" }, /^\/blog\/fem$/, /^\/en\/blog\/five$/],
])("the link %j leads to %s, in English to %s", (mark, ...hrefs) => {
  const read = (["sv", "en"] as const).map((locale) => readInternalLink(mark, locale, somewhere));
  expect(read).toEqual(hrefs.map((href) => ({ href: expect.stringMatching(href) as string })));
});

test.each([
  [reference("p-2"), ["linkUnpublished", "left-out", "Sex"]],
  [reference("p-3"), ["linkUnpublished", "left-out", undefined]],
  [{ page: "gone" }, ["linkTarget", "left-out"]],
  [reference(""), ["linkTarget", "left-out"]],
  [{ post: "p-1" }, ["linkTarget", "left-out"]],
  [{ fragment: "a" }, ["linkTarget", "left-out"]],
])("the link %j is shown as text: %j", (mark, finding) => {
  expect(readInternalLink(mark, "sv", somewhere)).toEqual({ finding });
});

test("a link to a part that its page does not have leads to the page, and is told", () => {
  const part = { ...reference("p-1"), fragment: "borta" };
  const told = { href: "/blog/fem#borta", finding: ["linkPart", "shown", "/blog/fem#borta"] };
  expect(readInternalLink(part, "sv", somewhere)).toEqual(told);
  expect(readInternalLink({ ...part, fragment: "sa-gor-du" }, "sv", somewhere)).toEqual({
    href: "/blog/fem#sa-gor-du",
  });
  expect(readLink("/blog/Fem#borta", somewhere)).toEqual({
    ...told,
    finding: ["linkPart", "shown", "/blog/Fem#borta"],
  });
  expect(readLink("/blog/fem#sa-gor-du", somewhere)).toEqual({ href: "/blog/fem#sa-gor-du" });
});
