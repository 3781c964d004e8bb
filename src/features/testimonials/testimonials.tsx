import { TestimonialCard } from "./testimonial-card";
export function Testimonials({
  testimonials,
}: {
  readonly testimonials: readonly Queries.TestimonialCardFragment[];
}) {
  return (
    <div>
      {testimonials.map((t) => (
        <TestimonialCard key={t.id} testimonial={t} />
      ))}
    </div>
  );
}
