import { clsx } from "clsx";
import * as styles from "./people-dots.module.css";

type Props = {
  readonly places: number;
  readonly people: number;
  /** Whether the first is the visitor, and stands out from the others. */
  readonly hasVisitor?: boolean;
};

/** A group as dots, one a person. Hidden from screen readers: the number is written beside it. */
export function PeopleDots({ places, people, hasVisitor = false }: Props) {
  return (
    <span aria-hidden className={clsx(styles.dots, hasVisitor && styles.visited)}>
      {Array.from({ length: places }, (_, index) => (
        <span key={index} className={index < people ? styles.person : styles.place} />
      ))}
    </span>
  );
}
