/** A random walk of editors and builds: no address that was ever public leads astray. */
import { array, assert, integer, property, record } from "fast-check";
import { readDocuments } from "../../../src/gatsby/content/read-documents";
import { sitePaths } from "../../../src/gatsby/content/site-paths";
import { siteRedirects } from "../../../src/gatsby/content/site-redirects";
import { redirectsFile } from "../../../src/gatsby/output/redirects-file";
import { locales, type Locale } from "../../../src/i18n/locales";
import { postPath } from "../../../src/i18n/routes";
import type { Json, StoredDocument } from "../../../src/sanity/embedded/documents";
import type { StoredFields } from "../../../src/sanity/documents/read-text";
import { localFieldName } from "../../../src/sanity/model/local-fields";
import { mutationsOfAction } from "../../../studio/server/actions";
import { Transaction } from "../../../studio/server/transaction";
import { actionsWithRedirects, type Action } from "../../../studio/redirects/address-changes";
import "../../setup/content/properties";

/** Edits in a walk, each followed by a build. */
const EDITS = 200;

/** Few, so that addresses are left, taken by others and come back. */
const slugs = ["a", "b", "c", "d", "e"];
const posts = ["p", "q", "r"];

const body = [{ _type: "block", children: [{ _type: "span", text: "Ord" }] }];

type Documents = ReadonlyMap<string, StoredDocument>;

/** The Studio's dataset, with the actions that its content server takes. */
function dataset() {
  let documents: Documents = new Map();
  let count = 0;
  const act = (actions: readonly Action[]) => {
    const transaction = new Transaction(documents);
    for (const action of actions) {
      for (const mutation of mutationsOfAction(action as unknown as Json, transaction.get))
        transaction.apply(mutation);
    }
    const next = new Map(documents);
    for (const [id, { after }] of transaction.changes()) {
      if (after) next.set(id, { ...after, _rev: `${(count += 1)}` } as StoredDocument);
      else next.delete(id);
    }
    documents = next;
  };
  const publish = (draft: object & { readonly _id: string }) => {
    const id = draft._id;
    const draftId = `drafts.${id}`;
    documents = new Map([...documents, [draftId, { ...draft, _id: draftId } as StoredDocument]]);
    const redirects = [...documents.values()].filter(({ _type }) => _type === "redirect");
    const plain = { publishedId: id, draftId };
    act(
      actionsWithRedirects({
        published: documents.get(id) ?? null,
        draft: documents.get(draftId)!,
        redirects,
        now: new Date(Date.UTC(2026, 0, 1) + 1000 * (count += 1)),
        newId: () => `redirect-${(count += 1)}`,
      }) ?? [{ actionType: "sanity.action.document.publish", ...plain }],
    );
  };
  const unpublish = (id: string) => {
    const names = { publishedId: id, draftId: `drafts.${id}` };
    act([{ actionType: "sanity.action.document.unpublish", ...names }]);
  };
  return {
    all: () => [...documents.values()],
    get: (id: string) => documents.get(id),
    publish,
    unpublish,
  };
}

type Site = {
  /** Ids of posts by path. */
  readonly pages: ReadonlyMap<string, string>;
  /** Returns where the host leads a path; undefined if it looks for a page. */
  readonly leadsTo: (path: string) => string | undefined;
};

/** The content stages of a build. */
function build(documents: readonly StoredDocument[], host: "cloudflare" | "netlify"): Site {
  const published = documents.filter(({ _id }) => !_id.includes("."));
  const nodes = published.map((document) => ({ ...document, id: document._id }));
  const postPages = readDocuments(nodes, () => true).posts.flatMap((post) => post.pages);
  const { redirects } = siteRedirects(nodes, postPages, sitePaths(postPages));
  const pages = new Map(
    postPages.map(({ slug, language, parent }) => [postPath(slug, language), parent]),
  );
  const rules = new Map(
    redirectsFile(host, [...pages.keys()], redirects)
      .text.split("\n")
      .filter((line) => line.endsWith(" 301"))
      .map((line) => line.split(" ") as [string, string]),
  );
  // Cloudflare compares the whole path, and follows a rule whether there is a page or not.
  if (host === "cloudflare") return { pages, leadsTo: (path) => rules.get(path) };
  return {
    pages,
    leadsTo: (path) => (pages.has(path) ? undefined : rules.get(path.replace(/\/$/, ""))),
  };
}

const edit = record({
  post: integer({ min: 0, max: posts.length - 1 }),
  sv: integer({ min: -1, max: slugs.length - 1 }),
  en: integer({ min: -1, max: slugs.length - 1 }),
  kind: integer({ min: 0, max: 9 }),
});

test.each(["cloudflare", "netlify"] as const)(
  "on %s, an address that was public shows its article or leads to it, and is gone only with it",
  (host) => {
    const answers = { page: 0, redirect: 0, gone: 0 };
    const walk = array(edit, { minLength: EDITS, maxLength: EDITS });
    assert(
      property(walk, (edits) => {
        const studio = dataset();
        /** The article that was published last at each path; null once it was withdrawn from there. */
        const owners = new Map<string, string | null>();
        const everPublic = new Set<string>();
        for (const { post, sv, en, kind } of edits) {
          const id = posts[post]!;
          const before = pathsOf(studio.get(id));
          if (kind === 0 && before.length > 0) {
            studio.unpublish(id);
            for (const path of before) owners.set(path, null);
          } else {
            const chosen = { sv: slugs[sv], en: slugs[en] };
            const draft = draftOf(id, chosen, kind === 1 ? "2099-01-05" : "2025-01-05");
            const taken = studio
              .all()
              .filter(({ _id }) => !_id.endsWith(id))
              .flatMap(pathsOf);
            // Without any address, or with that of another article, the Studio publishes nothing.
            if (pathsOf(draft).length === 0) continue;
            if (pathsOf(draft).some((path) => taken.includes(path))) continue;
            studio.publish(draft);
            for (const path of pathsOf(draft)) owners.set(path, id);
          }
          const { pages, leadsTo } = build(studio.all(), host);
          for (const path of pages.keys()) everPublic.add(path);
          for (const path of everPublic) {
            const to = leadsTo(path);
            const owner = owners.get(path);
            const home = [...pages].find(
              ([page, who]) => who === owner && page.startsWith("/en") === path.startsWith("/en"),
            )?.[0];
            if (pages.has(path)) {
              expect([path, to, pages.get(path)]).toEqual([path, undefined, owner]);
              answers.page += 1;
            } else {
              expect([path, to]).toEqual([path, home]);
              // One step: where it leads, there is a page, and it leads nowhere else.
              if (to !== undefined) expect([pages.has(to), leadsTo(to)]).toEqual([true, undefined]);
              expect(leadsTo(`${path}/`)).toBe(to);
              answers[to === undefined ? "gone" : "redirect"] += 1;
            }
          }
        }
      }),
      { numRuns: Math.ceil(Number(process.env.PROPERTY_RUNS ?? 500) / 100) },
    );
    // A walk that stays at home would prove nothing.
    expect(Math.min(answers.page, answers.redirect, answers.gone)).toBeGreaterThan(EDITS);
  },
);

function draftOf(
  _id: string,
  chosen: Readonly<Record<Locale, string | undefined>>,
  publishedAt: string,
): StoredFields & { readonly _id: string } {
  const fields = locales.flatMap((locale): [string, unknown][] => [
    [localFieldName("title", locale), chosen[locale] && "Titel"],
    [localFieldName("slug", locale), chosen[locale] && { current: chosen[locale] }],
    [localFieldName("body", locale), body],
  ]);
  return { ...Object.fromEntries(fields), _id, _type: "post", publishedAt };
}

function pathsOf(post: object | undefined): string[] {
  return locales.flatMap((locale) => {
    const slug = (post as Record<string, { current?: string } | undefined> | undefined)?.[
      localFieldName("slug", locale)
    ];
    return slug?.current === undefined ? [] : [postPath(slug.current, locale)];
  });
}
