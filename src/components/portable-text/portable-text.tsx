import {
  PortableText as Renderer,
  type PortableTextComponents,
  type PortableTextMarkComponentProps,
  type PortableTextTypeComponentProps,
} from "@portabletext/react";
import { Link } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { isPagePath } from "../../i18n/routes";
import { Picture } from "../ui/picture";
import * as styles from "./portable-text.module.css";
import { safeHref, withoutOwnOrigin } from "./safe-href";

/** Pictures of a text by the id of their asset. */
export type PicturesById = Readonly<Record<string, IGatsbyImageData>>;

type Props = {
  /** Portable Text as Sanity stores it. Anything but a list of blocks renders nothing. */
  readonly value: unknown;
  readonly pictures: PicturesById;
  /** Names the text where it holds something that is not known. */
  readonly name: string;
};

type LinkMark = { readonly _type: "link"; readonly href?: string };
type ImageBlock = {
  readonly asset?: { readonly _ref?: string };
  readonly alt?: string;
  readonly caption?: string;
};

function TextLink({ value, children }: PortableTextMarkComponentProps<LinkMark>) {
  const safe = safeHref(value?.href);
  if (safe === undefined) return <>{children}</>;
  const href = withoutOwnOrigin(safe);
  const [path = ""] = href.split(/[?#]/);
  if (path.startsWith("/") && isPagePath(path)) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}

function figureIn(pictures: PicturesById) {
  return function Figure({ value }: PortableTextTypeComponentProps<ImageBlock>) {
    const picture = pictures[value.asset?._ref ?? ""];
    if (!picture) return null;
    return (
      <figure className={styles.figure}>
        <Picture
          image={picture}
          alt={value.alt ?? ""}
          sizes="(min-width: 800px) 680px, (min-width: 600px) 528px, 92vw"
        />
        {value.caption && <figcaption className={styles.caption}>{value.caption}</figcaption>}
      </figure>
    );
  };
}

/** Every block, mark and list that the content model knows (`src/sanity/model/content-model.ts`). */
function components(pictures: PicturesById): Partial<PortableTextComponents> {
  return {
    types: { image: figureIn(pictures) },
    marks: {
      link: TextLink,
      code: ({ children }) => <code>{children}</code>,
      // The renderer's own has a style attribute.
      underline: ({ children }) => <u>{children}</u>,
    },
    // What is not known is warned of; the rest of the text still shows.
    unknownType: () => null,
    unknownMark: ({ children }) => <>{children}</>,
  };
}

/** Rich text from the content service. */
export function PortableText({ value, pictures, name }: Props) {
  if (!Array.isArray(value)) return null;
  // A build has said so already, of all texts together.
  const warn =
    typeof window !== "undefined" && ((message: string) => console.warn(`${name}: ${message}`));
  return (
    <div className={styles.text}>
      <Renderer value={value} components={components(pictures)} onMissingComponent={warn} />
    </div>
  );
}
