/** Malicious and broken documents. */
import { block, image, type Document } from "../../setup/content/small-content";
import { embeddedDocuments } from "../../setup/content/embedded-posts";

/** Sets `self.isHit` if it runs. */
export const markup = `</script></title></style>--><script>self.isHit=1</script><img src=x onerror=self.isHit=1>`;

export const hostileSlug = "hostile";

export const hostileLinks: readonly string[] = [
  "javascript:self.isHit=1",
  " JaVaScRiPt:self.isHit=1",
  "java\nscript:self.isHit=1",
  "java\tscript:self.isHit=1",
  "\u0001javascript:self.isHit=1",
  "\u00a0javascript:self.isHit=1",
  "javascript&colon;self.isHit=1",
  "data:text/html,<script>self.isHit=1</script>",
  "vbscript:msgbox(1)",
  "blob:https://evil.example/1",
  "//evil.example",
  "/\\evil.example",
  "https://www.lyhord.example@evil.example/",
];

const hostileMail = "a@b.example?bcc=c@d.example&body=x";

const longWord = "x".repeat(5_000);
/** A title with it is nearly as long as a build accepts. */
const longTitleWord = "x".repeat(800);

function hostileBody(): object[] {
  const links = hostileLinks.map((href, index) => ({
    ...block("", { _key: `l${index}`, markDefs: [{ _type: "link", _key: "m", href }] }),
    children: [{ _type: "span", _key: "s", text: `Länk ${index}`, marks: ["m"] }],
  }));
  const names = ["constructor", "__proto__", "toString", "hasOwnProperty"];
  return [
    block(markup, { _key: "markup" }),
    block(longWord, { _key: "long" }),
    block("H\0e\u0007j\ud800", { _key: "broken" }),
    ...links,
    ...names.map((name) => block(`Namn ${name}`, { _key: name, style: name, listItem: name })),
    ...names.map((_type) => ({ _type, _key: `t${_type}` })),
    { ...image("stress"), _key: "image", alt: markup },
    { _type: "html", _key: "html", html: markup },
  ];
}

/** Returns a post, a testimonial and an employee, with the images of real ones. */
export function hostileContent(): Document[] {
  const first = (type: string) => {
    const found = embeddedDocuments.find(({ _type, _id }) => _type === type && !_id.includes("."));
    if (!found) throw new Error(`The dataset has no ${type}.`);
    return found;
  };
  const texts = { sv: `Sv ${markup}`, en: `En ${markup}` };
  return [
    {
      ...first("post"),
      _id: "hostile-post",
      // `JSON.parse` creates an own property, which a careless copy would set as the prototype.
      ...(JSON.parse(`{"__proto__": {"isHit": 1}}`) as object),
      title: `Titel ${markup}`,
      titleEn: `Title ${markup} ${longTitleWord}`,
      slug: { _type: "slug", current: hostileSlug },
      slugEn: { _type: "slug", current: hostileSlug },
      metaDescription: texts,
      imageAltText: `" onload="self.isHit=1" x="`,
      imageAltTextEn: markup,
      body: hostileBody(),
      bodyEn: hostileBody(),
    },
    {
      ...first("testimonial"),
      _id: "hostile-testimonial",
      quote: texts,
      name: markup,
      title: texts,
      company: markup,
      altText: `" onload="self.isHit=1`,
      order: -1,
    },
    {
      ...first("employee"),
      _id: "hostile-employee",
      name: markup,
      role: texts,
      email: hostileMail,
      phoneNumber: `08-1 javascript:self.isHit=1 <b>23</b>`,
      order: -1,
    },
  ];
}
