import * as styles from "./dots.module.css";
import { groupLimits } from "./trial-state";

const people = Array.from({ length: groupLimits.max }, (_, index) => index);

type Props = {
  /** How many are there. */
  readonly filled: number;
  /** Tells the first one, the visitor, from the others. */
  readonly hasVisitor?: boolean;
};

/** A dot for each of those who can be in the group. */
export function Dots({ filled, hasVisitor = false }: Props) {
  function classOf(index: number): string | undefined {
    if (index >= filled) return styles.empty;
    if (!hasVisitor) return styles.dot;
    return index === 0 ? styles.visitor : styles.other;
  }
  return (
    <span aria-hidden className={styles.dots}>
      {people.map((index) => (
        <span key={index} className={classOf(index)} />
      ))}
    </span>
  );
}
