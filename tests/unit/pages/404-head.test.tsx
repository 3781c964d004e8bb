/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../../../src/config/site";
import { Head } from "../../../src/pages/404";
import en from "../../../src/locales/en/blog.json";
import sv from "../../../src/locales/sv/blog.json";

/** Texts in both languages, as the page's query selects them. */
const edges = Object.entries({ en, sv }).map(([language, texts]) => ({
  node: { ns: "blog", language, data: JSON.stringify(texts) },
}));

test.each([
  ["/blog/no-such-post", `Artikel | ${site.productName}`],
  ["/en/blog/no-such-post", `Article | ${site.productName}`],
  ["/blog/page/99", `404 | ${site.productName}`],
  ["/nowhere", `404 | ${site.productName}`],
  ["/en/nowhere", `404 | ${site.productName}`],
])("%s has the title %s and is not indexed", (pathname, title) => {
  const props = { location: { pathname }, data: { locales: { edges } } };
  const html = renderToStaticMarkup(<Head {...(props as unknown as Parameters<typeof Head>[0])} />);
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});
