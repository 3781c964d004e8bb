import { graphql } from "gatsby";
import { DraftBadge } from "../../components/preview/draft-badge";
import { edit } from "../../components/preview/edit-attribute";
import { Picture } from "../../components/ui/picture";
import { Quote } from "../../components/ui/quote";
import { EditableWork } from "./editable-testimonial";
import * as styles from "./testimonial-card.module.css";

/** Characters from which a quote is set smaller. */
const longQuote = 360;

type Props = { readonly testimonial: Queries.TestimonialCardFragment };

/** A customer's quote, with their name and portrait. */
export function TestimonialCard({ testimonial }: Props) {
  const { quote, name, portrait, altText } = testimonial;
  const picture = portrait?.localFile?.childImageSharp?.gatsbyImageData;
  return (
    <figure className={styles.card}>
      <Quote
        text={quote}
        edit={edit("testimonial", testimonial.id, "quote")}
        className={quote.length > longQuote ? `${styles.quote} ${styles.long}` : styles.quote}
      />
      <figcaption className={styles.person}>
        {picture && (
          <span {...edit("testimonial", testimonial.id, "image")} className={styles.portrait}>
            <Picture image={picture} alt={altText} sizes="88px" />
          </span>
        )}
        <span>
          <DraftBadge id={testimonial.id} />
          <span {...edit("testimonial", testimonial.id, "name")} className={styles.name}>
            {name}
          </span>
          <span className={styles.work}>
            <EditableWork testimonial={testimonial} />
          </span>
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
            outputPixelDensities: [1, 2, 3]
            formats: [WEBP]
            placeholder: DOMINANT_COLOR
            quality: 75
          )
        }
      }
    }
  }
`;
