/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { JsonLd } from "../../../src/seo/json-ld";

const name = 'A "quoted" question &amp; <!-- </script><script>alert(1)</script>\u2028\u2029 å 😀';

/** Content of the script element. */
function content(): string {
  const markup = renderToStaticMarkup(<JsonLd graph={[{ "@type": "Thing", name }]} />);
  return /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup)![1]!;
}

test("escapes everything that could end the script or a line", () => {
  expect(content()).not.toMatch(/[<>&\u2028\u2029]/);
});

test("preserves every text", () => {
  expect(JSON.parse(content())).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Thing", name }],
  });
});
