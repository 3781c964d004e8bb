import type { ReactNode } from "react";
import { Carousel } from "../../components/ui/carousel";
import { useTexts } from "../../i18n/use-texts";
import { TestimonialCard } from "./testimonial-card";
import * as styles from "./testimonials.module.css";

type Props = {
  /** In display order. */
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
      <div className={styles.logos}>{logos}</div>
    </>
  );
}
