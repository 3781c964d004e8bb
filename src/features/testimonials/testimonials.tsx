import type { ReactNode } from "react";
import { Carousel } from "../../components/ui/carousel";
import { useTexts } from "../../i18n/use-texts";
import { TestimonialCard } from "./testimonial-card";
import * as styles from "./testimonials.module.css";

type Props = {
  /** In the order that they are shown in. */
  readonly testimonials: readonly Queries.TestimonialCardFragment[];
  /** Who else is a customer. */
  readonly logos: ReactNode;
};

/** What customers say, one or two at a time, and who else is a customer. */
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
