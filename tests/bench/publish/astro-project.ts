/** A project for Astro with the same posts, made the way its documentation shows. */
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BilingualPost } from "../generate-posts";

type Block = {
  readonly style?: string;
  readonly listItem?: "bullet" | "number";
  readonly children?: readonly { readonly text?: string }[];
};

/** From a language's `blog` folder to `src`. */
const up = (lang: string) => (lang === "sv" ? "../../" : "../../../");

const widths = "[400, 800, 1200, 1600]";

/** Its files besides the posts, by path. Pictures become WebP in the widths of this site's covers. */
const files: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({
    name: "publish-bench",
    private: true,
    type: "module",
    dependencies: { astro: "~5.18.0" },
  }),
  "astro.config.mjs": "export default { site: 'https://www.example.com' };",
  "src/content.config.ts": `
    import { defineCollection, z } from "astro:content";
    import { glob } from "astro/loaders";
    const posts = defineCollection({
      loader: glob({ pattern: "**/*.md", base: "./src/posts" }),
      schema: ({ image }) =>
        z.object({ title: z.string(), date: z.coerce.date(), cover: image().optional() }),
    });
    export const collections = { posts };`,
  "src/post.astro": `---
import { render } from "astro:content";
import { Image } from "astro:assets";
const { post, lang } = Astro.props;
const { Content } = await render(post);
---
<html lang={lang}>
  <head><title>{post.data.title}</title></head>
  <body>
    <h1>{post.data.title}</h1>
    {post.data.cover && (
      <Image src={post.data.cover} widths={${widths}} sizes="100vw" alt="" />
    )}
    <Content />
  </body>
</html>`,
  "src/list.astro": `---
import { Image } from "astro:assets";
const { page, lang, base } = Astro.props;
---
<html lang={lang}>
  <head><title>{page.currentPage}</title></head>
  <body>
    {page.data.map(({ id, data }) => (
      <a href={base + id.slice(3)}>
        {data.cover && (
          <Image src={data.cover} widths={${widths}} sizes="50vw" alt="" />
        )}
        <h2>{data.title}</h2>
      </a>
    ))}
  </body>
</html>`,
  "src/pages/blog/[slug].astro": postPages("sv"),
  "src/pages/en/blog/[slug].astro": postPages("en"),
  "src/pages/blog/list/[...page].astro": listPages("sv"),
  "src/pages/en/blog/list/[...page].astro": listPages("en"),
};

function postPages(lang: string): string {
  return `---
import { getCollection } from "astro:content";
import Post from "${up(lang)}post.astro";
export async function getStaticPaths() {
  const posts = await getCollection("posts", ({ id }) => id.startsWith("${lang}/"));
  return posts.map((post) => ({ params: { slug: post.id.slice(3) }, props: { post } }));
}
---
<Post post={Astro.props.post} lang="${lang}" />`;
}

function listPages(lang: string): string {
  return `---
import { getCollection } from "astro:content";
import List from "../${up(lang)}list.astro";
export async function getStaticPaths({ paginate }) {
  const posts = await getCollection("posts", ({ id }) => id.startsWith("${lang}/"));
  posts.sort((a, b) => b.data.date.getTime() - a.data.date.getTime());
  return paginate(posts, { pageSize: 12 });
}
---
<List page={Astro.props.page} lang="${lang}" base="/blog/" />`;
}

function markdown(body: unknown): string {
  const prefixOf = ({ style, listItem }: Block) => {
    if (listItem) return listItem === "bullet" ? "- " : "1. ";
    return { h2: "## ", h3: "### ", blockquote: "> " }[style ?? ""] ?? "";
  };
  return (body as readonly Block[])
    .filter(({ children }) => children)
    .map((block) => prefixOf(block) + block.children!.map(({ text = "" }) => text).join(""))
    .join("\n\n");
}

/** Writes a post in both languages. */
async function writePost(directory: string, post: BilingualPost): Promise<void> {
  const asset = (post.image as { _sanityAsset?: string } | undefined)?._sanityAsset;
  const cover = asset?.replace(/^image@file:\/\/\.\//, "");
  const write = async (lang: string, slug: string, title: string, body: unknown) => {
    const file = join(directory, "src/posts", lang, `${slug}.md`);
    await mkdir(dirname(file), { recursive: true });
    const front = [
      `title: ${JSON.stringify(title)}`,
      `date: ${JSON.stringify(post.publishedAt)}`,
      ...(cover ? [`cover: ../../${cover}`] : []),
    ];
    await writeFile(file, `---\n${front.join("\n")}\n---\n\n${markdown(body)}\n`);
  };
  await write("sv", post.slug.current, post.title, post.body);
  await write("en", post.slugEn.current, post.titleEn, post.bodyEn);
}

/** Writes the project, without installing it. `images` is the folder of the covers. */
export async function writeAstroProject(directory: string, images: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  await cp(images, join(directory, "src/images"), { recursive: true });
}

/** Replaces all posts. */
export async function writeAstroPosts(
  directory: string,
  posts: readonly BilingualPost[],
): Promise<void> {
  await rm(join(directory, "src/posts"), { recursive: true, force: true });
  for (const post of posts) await writePost(directory, post);
}
