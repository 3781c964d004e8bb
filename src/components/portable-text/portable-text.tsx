import {
  PortableText as Renderer,
  type PortableTextBlockComponent,
  type PortableTextComponents,
  type PortableTextMarkComponentProps,
  type PortableTextTypeComponentProps,
} from "@portabletext/react";
import { graphql, Link } from "gatsby";
import { isPagePath } from "../../i18n/routes";
import { editableComponents, editBlock, type EditableBlock } from "../preview/editable-text";
import { Picture } from "../ui/picture";
import * as styles from "./portable-text.module.css";
import { safeHref, stripOwnOrigin } from "./safe-href";

type Props = {
  /** Portable Text as Sanity stores it. Renders nothing unless it is an array of blocks. */
  readonly value: unknown;
  readonly pictures: readonly Queries.FigureFragment[];
  /** Identifies the text in warnings about unknown blocks or marks. */
  readonly name: string;
};

type LinkMark = { readonly _type: "link"; readonly href?: string };
type ImageBlock = EditableBlock & {
  readonly asset?: { readonly _ref?: string };
  readonly alt?: string;
  readonly caption?: string;
};

function TextLink({ value, children }: PortableTextMarkComponentProps<LinkMark>) {
  const safe = safeHref(value?.href);
  if (safe === undefined) return <>{children}</>;
  const href = stripOwnOrigin(safe);
  const [path = ""] = href.split(/[?#]/);
  if (path.startsWith("/") && isPagePath(path)) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}

/** A heading that can be linked to. */
const Heading: PortableTextBlockComponent = ({ value, children }) => (
  <h2 id={value._key} {...editBlock(value)}>
    {children}
  </h2>
);

/** Renderers for every block, mark and list in `src/sanity/model/portable-text.ts`. */
function components(pictures: Props["pictures"]): Partial<PortableTextComponents> {
  return {
    ...editableComponents(),
    block: { ...editableComponents()?.block, h2: Heading },
    types: {
      image({ value }: PortableTextTypeComponentProps<ImageBlock>) {
        const asset = pictures.find(({ _id }) => _id === value.asset?._ref);
        const image = asset?.localFile?.childImageSharp?.gatsbyImageData;
        if (!image) return null;
        return (
          <figure {...editBlock(value)} className={styles.figure}>
            <Picture
              image={image}
              alt={value.alt ?? ""}
              sizes="(width > 1024px) 576px, (width > 768px) 680px, (width > 600px) 528px, 92vw"
            />
            {value.caption && <figcaption className={styles.caption}>{value.caption}</figcaption>}
          </figure>
        );
      },
    },
    marks: {
      link: TextLink,
      code: ({ children }) => <code>{children}</code>,
      // The default renderer uses a style attribute, which the Content-Security-Policy blocks.
      underline: ({ children }) => <u>{children}</u>,
    },
    // Unknown content is reported; the rest of the text still renders.
    unknownType: () => null,
    unknownMark: ({ children }) => <>{children}</>,
  };
}

/** Rich text from Sanity. */
export function PortableText({ value, pictures, name }: Props) {
  if (!Array.isArray(value)) return null;
  // The build reports this for all texts at once.
  const warn =
    typeof window !== "undefined" && ((message: string) => console.warn(`${name}: ${message}`));
  return (
    <div className={styles.text}>
      <Renderer value={value} components={components(pictures)} onMissingComponent={warn} />
    </div>
  );
}

export const query = graphql`
  fragment Figure on SanityImageAsset {
    _id
    localFile {
      childImageSharp {
        gatsbyImageData(width: 1600)
      }
    }
  }
`;
