/** A dataset with drafts of all types, which contain unique words. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { block, image, noisyPng } from "../../setup/content/small-content";
import { fewDocuments } from "../../setup/content/embedded-posts";

/** In every text of every draft. */
export const draftMark = "Zorbatulpan";
/** In every text of a planned release. */
export const releaseMark = "Quxlavendel";
/** Name of the image that only drafts show, without its extension. */
export const draftImage = "zorba-picture";

const slug = (current: string) => ({ _type: "slug", current });
const picture = image(draftImage);

export type Post = {
  readonly _id: string;
  readonly _type: string;
  readonly title: string;
  readonly slug: { readonly current: string };
  readonly slugEn: { readonly current: string };
};

function completeDraft(id: string, name: string) {
  return {
    _id: `drafts.${id}`,
    _type: "post",
    title: `${draftMark} ${name}`,
    titleEn: `${draftMark} ${name} in English`,
    slug: slug(`zorba-${id}`),
    slugEn: slug(`zorba-${id}-en`),
    publishedAt: "2027-01-01T08:00:00Z",
    image: picture,
    imageAltText: `${draftMark} bild`,
    imageAltTextEn: `${draftMark} picture`,
    metaDescription: { _type: "localeText", sv: `${draftMark} om`, en: `${draftMark} about` },
    body: [block(`${draftMark} brödtext.`), { ...picture, _key: "p", alt: draftMark }],
    bodyEn: [block(`${draftMark} text.`)],
  };
}

export const incompleteDrafts: readonly object[] = [
  { _id: "drafts.empty", _type: "post" },
  {
    _id: "drafts.wrong-types",
    _type: "post",
    title: 5,
    titleEn: { sv: draftMark },
    slug: "no-object",
    slugEn: slug("Ingen Adress å"),
    publishedAt: "soon",
    image: "no picture",
    body: "no blocks",
    bodyEn: [null, 5, { _type: "map", place: draftMark }, { _type: "block", children: [null] }],
    attachments: [null, { title: 5 }],
    metaDescription: 7,
  },
  {
    _id: "drafts.dangling",
    _type: "post",
    title: `${draftMark} utan bilder`,
    slug: slug("zorba-dangling"),
    image: {
      _type: "image",
      asset: { _type: "reference", _ref: `image-${"a".repeat(40)}-8x8-png` },
    },
    body: [
      block(draftMark),
      { _type: "image", _key: "q", asset: { _ref: `image-${"b".repeat(40)}-8x8-png` } },
      { _type: "image", _key: "r" },
    ],
    attachments: [{ _key: "c", title: draftMark, file: { asset: { _ref: "file-gone" } } }],
  },
  { _id: "drafts.nobody", _type: "testimonial", quote: draftMark, order: "first" },
  { _id: "drafts.newcomer", _type: "employee", name: `${draftMark} Nyanställd`, order: 99 },
];

export type DraftContent = Awaited<ReturnType<typeof draftContent>>;

/** Writes the image to the dataset's folder. @returns the documents. */
export async function draftContent(datasetDirectory: string) {
  const published = fewDocuments;
  const ofType = (type: string) => published.find(({ _type }) => _type === type)!;
  const post = ofType("post") as Post;
  const draftOf = (type: string, fields: object) => {
    const original = ofType(type);
    return { ...original, _id: `drafts.${original._id}`, ...fields };
  };
  await writeFile(join(datasetDirectory, "images", `${draftImage}.png`), await noisyPng(64, 32));
  return {
    published,
    /** The published version of the post that has a draft. */
    post,
    /** Drafts of published and of new documents, all complete. */
    drafts: [
      draftOf("post", { title: `${draftMark} i en publicerad artikel` }),
      completeDraft("new", "ny artikel"),
      draftOf("testimonial", {
        quote: { sv: `${draftMark} citat`, en: draftMark },
        image: picture,
      }),
      draftOf("employee", { role: { sv: `${draftMark} roll`, en: draftMark }, image: picture }),
    ],
    releases: [
      { ...completeDraft("released", "planerad"), _id: "versions.r1.released", title: releaseMark },
      { ...post, _id: `versions.r1.${post._id}`, title: `${releaseMark} planerad` },
    ],
  };
}
