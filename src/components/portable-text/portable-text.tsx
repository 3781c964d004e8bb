import {
  PortableText as Renderer,
  type PortableTextBlockComponent,
  type PortableTextComponents,
  type PortableTextMarkComponentProps,
  type PortableTextTypeComponentProps,
} from "@portabletext/react";
import { graphql, Link } from "gatsby";
import { isPagePath } from "../../i18n/routes";
import type { ArticleBlock, ImageBlock, LinkMark } from "../../sanity/documents/article";
import { editableComponents, editBlock } from "../preview/editable-text";
import { Picture } from "../ui/picture";
import * as styles from "./portable-text.module.css";

type Props = {
  readonly value: readonly ArticleBlock[];
  readonly pictures: readonly Queries.FigureFragment[];
};

function TextLink({ value, children }: PortableTextMarkComponentProps<LinkMark>) {
  const { href = "" } = value ?? {};
  const [path = ""] = href.split(/[?#]/);
  if (path.startsWith("/") && isPagePath(path)) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}

const idOf = (heading: object) => (heading as { readonly id?: string }).id;

// Headings that can be linked to.
const Heading: PortableTextBlockComponent = ({ value, children }) => (
  <h2 id={idOf(value)} {...editBlock(value)}>
    {children}
  </h2>
);

const Subheading: PortableTextBlockComponent = ({ value, children }) => (
  <h3 id={idOf(value)} {...editBlock(value)}>
    {children}
  </h3>
);

/** Renderers for every block, mark and list in `src/sanity/model/portable-text.ts`. */
function components(pictures: Props["pictures"]): Partial<PortableTextComponents> {
  return {
    ...editableComponents(),
    block: { ...editableComponents()?.block, h2: Heading, h3: Subheading },
    types: {
      image({ value }: PortableTextTypeComponentProps<ImageBlock>) {
        const asset = pictures.find(({ _id }) => _id === value.asset);
        const image = asset?.localFile?.childImageSharp?.gatsbyImageData;
        if (!image) return null;
        return (
          <figure {...editBlock(value)} className={styles.figure}>
            <Picture
              image={image}
              // The same would be read twice.
              alt={value.alt === value.caption ? "" : value.alt}
              sizes="(width > 1024px) 680px, (width > 600px) 576px, 92vw"
            />
            {value.caption && (
              <figcaption className={`small ${styles.caption}`}>{value.caption}</figcaption>
            )}
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
  };
}

/** Rich text from Sanity, as `readArticle` reads it: everything in it has a renderer. */
export function PortableText({ value, pictures }: Props) {
  return (
    <div className={styles.text}>
      <Renderer value={[...value]} components={components(pictures)} />
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
