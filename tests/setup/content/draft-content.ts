/** A dataset with drafts of all types, which contain unique words. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { smallContent } from "../builds/sandbox";

/** In every text of every draft. */
export const draftMark = "Zorbatulpan";
/** In every text of a planned release. */
export const releaseMark = "Quxlavendel";
/** Name of the image that only drafts show, without its extension. */
export const draftImage = "zorba-picture";

const slug = (current: string) => ({ _type: "slug", current });
const picture = { _type: "image", _sanityAsset: `image@file://./images/${draftImage}.png` };
const text = (words: string) => [
  {
    _type: "block",
    _key: "a",
    style: "normal",
    markDefs: [],
    children: [{ _type: "span", _key: "b", text: words, marks: [] }],
  },
];

export type Post = {
  readonly _id: string;
  readonly _type: string;
  readonly title: string;
  readonly slug: { readonly current: string };
  readonly slugEn: { readonly current: string };
};

const isPost = (document: object): document is Post => (document as Post)._type === "post";
const ofType = (documents: readonly { _id: string; _type: string }[], type: string) =>
  documents.find(({ _type }) => _type === type)!;

/** Returns a draft with all fields of a post. */
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
    body: [...text(`${draftMark} brödtext.`), { ...picture, _key: "p", alt: draftMark }],
    bodyEn: text(`${draftMark} text.`),
  };
}

/** Drafts that are incomplete or invalid in many ways. */
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
      ...text(draftMark),
      { _type: "image", _key: "q", asset: { _ref: `image-${"b".repeat(40)}-8x8-png` } },
      { _type: "image", _key: "r" },
    ],
    attachments: [{ _key: "c", title: draftMark, file: { asset: { _ref: "file-gone" } } }],
  },
  { _id: "drafts.nobody", _type: "testimonial", quote: draftMark, order: "first" },
  { _id: "drafts.newcomer", _type: "employee", name: `${draftMark} Nyanställd`, order: 99 },
];

export type DraftContent = {
  /** Published documents. */
  readonly published: readonly object[];
  /** The published version of the post that has a draft. */
  readonly post: Post;
  /** Drafts of published and of new documents, all complete. */
  readonly drafts: readonly object[];
  readonly releases: readonly object[];
};

/** Writes the image to the dataset's folder. @returns the documents. */
export async function draftContent(datasetDirectory: string): Promise<DraftContent> {
  const published = await smallContent();
  const post = published.find(isPost)!;
  const draftOf = (type: string, fields: object) => {
    const original = ofType(published, type);
    return { ...original, _id: `drafts.${original._id}`, ...fields };
  };
  const png = sharp({
    create: { width: 64, height: 32, channels: 3, background: "#a05010" },
  }).png();
  await mkdir(join(datasetDirectory, "images"), { recursive: true });
  await writeFile(join(datasetDirectory, "images", `${draftImage}.png`), await png.toBuffer());
  return {
    published,
    post,
    drafts: [
      { ...post, _id: `drafts.${post._id}`, title: `${draftMark} i en publicerad artikel` },
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
