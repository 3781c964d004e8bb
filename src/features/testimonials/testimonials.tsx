import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { DraftBadge } from "../../components/preview/draft-badge";
import { edit } from "../../components/preview/edit-attribute";
import { Carousel } from "../../components/ui/carousel";
import { Picture } from "../../components/ui/picture";
import { Quote } from "../../components/ui/quote";
import { useLocale } from "../../i18n/locale-context";
import type { Locale } from "../../i18n/locales";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./testimonials.module.css";

/** Characters from which a quote is set smaller. */
const longQuote = 360;

type CardProps = { readonly testimonial: Queries.TestimonialCardFragment };

/** Job title and company, with a comma between them. In a preview, each opens on a click. */
function EditableWork({ testimonial }: CardProps) {
  const { id, title, company } = testimonial;
  if (process.env.SITE_PREVIEW !== "true") return [title, company].filter(Boolean).join(", ");
  const fields = (["title", "company"] as const).filter((name) => testimonial[name]);
  return fields.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && <span>, </span>}
      <span {...edit("testimonial", id, name)}>{testimonial[name]}</span>
    </Fragment>
  ));
}

/** A customer's quote, with their name and portrait. */
export function TestimonialCard({ testimonial }: CardProps) {
  const { quote, quoteLanguage, name, portrait, altText } = testimonial;
  const t = useTexts("layout");
  const lang = quoteLanguage === useLocale() ? undefined : (quoteLanguage as Locale);
  const picture = portrait?.localFile?.childImageSharp?.gatsbyImageData;
  return (
    <figure className={styles.card}>
      <Quote
        text={quote}
        lang={lang}
        edit={edit("testimonial", testimonial.id, "quote")}
        className={quote.length > longQuote ? `${styles.quote} ${styles.long}` : styles.quote}
      />
      <figcaption className={styles.person}>
        {picture && (
          <span {...edit("testimonial", testimonial.id, "image")} className={styles.portrait}>
            <Picture image={picture} alt={altText} sizes="72px" />
          </span>
        )}
        <span>
          <DraftBadge id={testimonial.id} />
          {name && (
            <span {...edit("testimonial", testimonial.id, "name")} className={styles.name}>
              {name}
            </span>
          )}
          <span className="soft">
            <EditableWork testimonial={testimonial} />
            {lang && <span lang={lang}>{` · ${t(`languageNames.${lang}`)}`}</span>}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

type Props = {
  readonly testimonials: readonly Queries.TestimonialCardFragment[];
  readonly logos: ReactNode;
};

/** Carousel of testimonials, one or two at a time, with the customers' logos below. */
export function Testimonials({ testimonials, logos }: Props) {
  const t = useTexts("testimonials");
  const slides = testimonials.map((testimonial) => (
    <TestimonialCard key={testimonial.id} testimonial={testimonial} />
  ));
  return (
    <>
      {slides.length > 0 && <Carousel title={t("title")} columns={2} slides={slides} />}
      <div className={`no-print ${styles.logos}`}>{logos}</div>
    </>
  );
}

export const query = graphql`
  fragment TestimonialCard on Testimonial {
    id
    quote
    quoteLanguage
    name
    title
    company
    altText
    portrait {
      localFile {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 72, height: 72, outputPixelDensities: [1, 2, 3])
        }
      }
    }
  }
`;
