import { loadBlogSkeleton } from "../../../../src/features/blog/load-blog-skeleton";
import { locales } from "../../../../src/i18n/locales";
import { postPath, screenPath } from "../../../../src/i18n/routes";

test.each(locales)(
  "posts and the list of posts have skeletons, other pages none (%s)",
  async (locale) => {
    const post = await loadBlogSkeleton(postPath("any", locale));
    const list = await loadBlogSkeleton(screenPath("blog", locale));
    expect([post?.name, list?.name]).toEqual(["PostPageSkeleton", "BlogPageSkeleton"]);
    const others = [screenPath("about", locale), `${screenPath("helpCentre", locale)}/any`];
    expect(others.map(loadBlogSkeleton)).toEqual([undefined, undefined]);
  },
);
