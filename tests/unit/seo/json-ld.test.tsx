/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { JsonLd } from "../../../src/seo/json-ld";

const name = 'A "quoted" question &amp; <!-- </script><script>alert(1)</script>\u2028\u2029 å 😀';

/** What stands between the tags of the one script. */
function content(): string {
  const markup = renderToStaticMarkup(<JsonLd graph={[{ "@type": "Thing", name }]} />);
  return /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup)![1]!;
}

test("no text in it can end the script, nor a line of it", () => {
  expect(content()).not.toMatch(/[<>&\u2028\u2029]/);
});

test("every text arrives as it was", () => {
  expect(JSON.parse(content())).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Thing", name }],
  });
});
