import { sitePaths } from "../../../../src/gatsby/content/site-paths";
import type { DocumentNode } from "../../../../src/gatsby/content/stored-documents";
import { unusedRedirectNotes } from "../../../../src/gatsby/content/notes";
import { siteRedirects } from "../../../../src/gatsby/content/site-redirects";

const post = {
  parent: "node of post-1",
  language: "sv" as const,
  slug: "ny",
  alternates: { sv: "/blog/ny" },
};

const redirect = (_id: string, from: string, target: string, since = "2026-01-01") => ({
  ...{ _id, _type: "redirect", from, since },
  post: { _ref: target },
});

function resolved(redirects: readonly object[]) {
  return siteRedirects(redirects as readonly DocumentNode[], [post], sitePaths([post]));
}

test("a redirect leads to where its article is in this build", () => {
  const { redirects } = resolved([
    redirect("r", "/blog/gammal", post.parent),
    { ...redirect("t", "/blog/annan", post.parent), _type: "Redirect" },
  ]);
  expect(redirects).toEqual([{ from: "/blog/gammal", to: "/blog/ny" }]);
});

test("what is left out is told: one by one, but the withdrawn articles' in one line", () => {
  const { unused } = resolved([
    redirect("live", "/blog/ny", post.parent),
    redirect("old", "/blog/a", post.parent, "2025-01-01"),
    redirect("new", "/blog/a", post.parent, "2026-01-01"),
    redirect("gone-1", "/blog/b", "gone"),
    redirect("gone-2", "/en/blog/c", post.parent),
  ]);
  expect(unusedRedirectNotes(unused)).toEqual([
    'Redirect "/blog/ny" (live): /blog/ny has a page again, which is shown.',
    'Redirect "/blog/a" (old): /blog/a has a newer redirect, which is followed.',
    "The articles that these lead to are not published: /blog/b, /en/blog/c.",
  ]);
  expect(unusedRedirectNotes([])).toEqual([]);
});
