/** @jest-environment node */
import { redirectsFile } from "../../../../src/gatsby/post-build/redirects-file";

/** What Netlify answers a path with that no file has: the first rule that fits. */
function answerTo(path: string): string | undefined {
  const rules = redirectsFile().trim().split("\n");
  const rule = rules.find((line) => path.startsWith(line.split(" ")[0]!.replace("*", "")));
  return rule?.split(" ").slice(1).join(" ");
}

test.each([
  ["/blog/no-such-post", "/blog/404.html 404"],
  ["/en/blog/no-such-post", "/en/blog/404.html 404"],
  ["/faq-lyhord/nonsense", "/faq-lyhord/404.html 404"],
  ["/en/faq-lyhord/nonsense", "/en/faq-lyhord/404.html 404"],
  ["/en/nonsense", "/en/404.html 404"],
  // The one at the top needs no rule.
  ["/finns-inte", undefined],
])("%s is answered with %s", (path, expected) => {
  expect(answerTo(path)).toBe(expected);
});
