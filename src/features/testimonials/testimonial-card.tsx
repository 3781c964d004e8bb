import { graphql } from "gatsby";
import { DraftBadge } from "../../components/preview/draft-badge";
import { Picture } from "../../components/ui/picture";
import { Quote } from "../../components/ui/quote";
import * as styles from "./testimonial-card.module.css";

type Props = { readonly testimonial: Queries.TestimonialCardFragment };

/** A customer's quote, with their name and portrait. */
export function TestimonialCard({ testimonial }: Props) {
  const { quote, name, title, company, portrait, altText } = testimonial;
  const picture = portrait?.localFile?.childImageSharp?.gatsbyImageData;
  return (
    <figure className={styles.card}>
      <Quote text={quote} className={styles.quote} />
      <figcaption className={styles.person}>
        {picture && (
          <span className={styles.portrait}>
            <Picture image={picture} alt={altText} sizes="88px" />
          </span>
        )}
        <span>
          {process.env.SITE_PREVIEW === "true" && <DraftBadge id={testimonial.id} />}
          <span className={styles.name}>{name}</span>
          <span className={styles.work}>{[title, company].filter(Boolean).join(", ")}</span>
        </span>
      </figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment TestimonialCard on Testimonial {
    id
    quote
    name
    title
    company
    altText
    portrait {
      localFile {
        childImageSharp {
          gatsbyImageData(
            layout: FIXED
            width: 88
            height: 88
            formats: [WEBP]
            placeholder: DOMINANT_COLOR
            quality: 75
          )
        }
      }
    }
  }
`;
