/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { StructuredData } from "../../../../src/components/seo/structured-data";

const data = { name: 'A "quoted" question & <b>more</b></script><script>alert(1)</script>' };

/** What stands between the tags of the one script. */
function content(): string {
  const markup = renderToStaticMarkup(<StructuredData data={data} />);
  return /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(markup)![1]!;
}

test("no text in it can end the script", () => {
  expect(content()).not.toMatch(/[<>]/);
});

test("decoding its entities, as Gatsby does on the way to the HTML, touches quotation marks alone", () => {
  expect(content()).not.toMatch(/&(?!quot;)/);
  const decoded = content().replaceAll("&quot;", '"');
  expect(decoded).not.toMatch(/[<>&]/);
  expect(JSON.parse(decoded)).toEqual(data);
});
