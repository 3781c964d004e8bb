/** What is found in a document: the same sentences in the build's log, in a preview and in the Studio. */
import { validateDocuments } from "../../../../src/gatsby/content/validate-documents";
import { locales } from "../../../../src/i18n/locales";
import { findingText } from "../../../../src/i18n/preview-texts";
import { findingsIn } from "../../../../src/sanity/documents/finding";
import { readDocument, type DocumentType } from "../../../../src/sanity/documents/read-document";
import { documentErrors, documentWarnings } from "../../../../studio/schema-types/validation";
import { factsOf } from "../../gatsby/content/read-all";

type Document = Parameters<typeof factsOf>[0][number];

const text = (words: string, markDefs: readonly object[] = [], style = "normal") => ({
  _type: "block",
  style,
  children: [{ _type: "span", text: words, marks: markDefs.map(() => "l") }],
  markDefs,
});
const link = (href: string) => [{ _type: "link", _key: "l", href }];

const documents: readonly Document[] = [
  {
    _id: "p",
    _type: "post",
    title: "Titel",
    slug: { current: "titel" },
    publishedAt: "2026-02-30",
    body: [
      text("Ett", link("mailto:")),
      text("Här", [{ _type: "internalLink", _key: "l" }]),
      text("Två", [], "h5"),
      { _type: "table", _key: "t" },
    ],
    titleEn: "Title",
    slugEn: { current: "Not An Address" },
    bodyEn: [text("One", link("/no-such-page"))],
    attachmentsEn: [{ _key: "a", title: "File" }],
  },
  { _id: "t", _type: "testimonial", quote: { sv: "Bra" }, name: "\u200b", title: "HR" },
  { _id: "e", _type: "employee", role: { en: "Therapist" }, email: "here", phoneNumber: "later" },
];

/** Returns the sentences of the build's log: "  - body in Swedish: Sentence.", "… cannot be published: Sentence. …" */
function loggedOf(document: Document): string {
  const { errors, notes } = validateDocuments(factsOf([document, { _id: "other", _type: "post" }]));
  return [...errors, ...notes].join("\n");
}

test.each(documents.map((document) => [document._type as DocumentType, document] as const))(
  "the findings of a %s",
  (type, document) => {
    const { findings } = readDocument(type, document);
    const inPreview = new Set(
      locales.flatMap((locale) =>
        findingsIn(findings, locale).map((finding) => `${findingText(finding, "en")}.`),
      ),
    );
    expect(inPreview.size).toBeGreaterThan(4);
    const found = [...documentErrors(type, document), ...documentWarnings(type, document)];
    const inStudio = new Set(
      found.map(({ message }) => message.replace(/^(Swedish|English): /, "")),
    );
    expect(inStudio).toEqual(inPreview);
    const logged = loggedOf(document);
    // A document has five lines in the log.
    const [, more = "0"] = /and (\d+) more$/m.exec(logged) ?? [];
    const notLogged = [...inPreview].filter((sentence) => !logged.includes(`: ${sentence}`));
    expect(notLogged).toHaveLength(Number(more));
  },
);
