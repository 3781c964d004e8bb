import { clsx } from "clsx";
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

/** A customer's portrait, name and work. */
function Person({ testimonial }: CardProps) {
  const { quoteLanguage, name, portrait, altText } = testimonial;
  const t = useTexts("layout");
  const lang = foreignLanguage(quoteLanguage, useLocale());
  const picture = portrait?.localFile?.childImageSharp?.gatsbyImageData;
  return (
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
  );
}

/** Returns the language of a quote that is not in the page's. */
function foreignLanguage(language: string, locale: Locale): Locale | undefined {
  return language === locale ? undefined : (language as Locale);
}

type QuoteProps = CardProps & { readonly className: string | undefined };

function TestimonialQuote({ testimonial, className }: QuoteProps) {
  const { id, quote, quoteLanguage } = testimonial;
  const lang = foreignLanguage(quoteLanguage, useLocale());
  return (
    <Quote text={quote} lang={lang} edit={edit("testimonial", id, "quote")} className={className} />
  );
}

const isLong = ({ quote }: Queries.TestimonialCardFragment) => quote.length > longQuote;

/** A customer's quote, with their name and portrait. */
export function TestimonialCard({ testimonial }: CardProps) {
  return (
    <figure className={styles.card}>
      <TestimonialQuote
        testimonial={testimonial}
        className={clsx(styles.quote, isLong(testimonial) && styles.long)}
      />
      <Person testimonial={testimonial} />
    </figure>
  );
}

/** One customer on half a page. */
function FirstTestimonial({ testimonial }: CardProps) {
  return (
    <figure className={styles.lead}>
      <TestimonialQuote
        testimonial={testimonial}
        className={isLong(testimonial) ? styles.quote : styles.leadQuote}
      />
      <Person testimonial={testimonial} />
    </figure>
  );
}

type Props = {
  readonly testimonials: readonly Queries.TestimonialCardFragment[];
  readonly logos: ReactNode;
};

/**
 * The first customer at length, a carousel of the others, one or two at a time, and the customers' logos.
 */
export function Testimonials({ testimonials: [first, ...others], logos }: Props) {
  const t = useTexts("testimonials");
  const slides = others.map((testimonial) => (
    <TestimonialCard key={testimonial.id} testimonial={testimonial} />
  ));
  return (
    <>
      {first && (
        <>
          <h2 className={styles.title}>{t("title")}</h2>
          <FirstTestimonial testimonial={first} />
        </>
      )}
      {slides.length > 0 && (
        <div className="no-print">
          <Carousel
            title={<span className={styles.title}>{t("more")}</span>}
            heading="h3"
            columns={2}
            slides={slides}
          />
        </div>
      )}
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
