import { clsx } from "clsx";
import { HouseQuestion } from "./house-question";
import { StreetView } from "./street-view";
import * as styles from "./lit-house.module.css";

type Props = { readonly className?: string | undefined };

/**
 * The house at dusk: an employee answers how they are, and a window lights up. The employer stands in the street, counts
 * lit windows, and never learns which they are.
 */
export function LitHouse({ className }: Props) {
  return (
    <div className={clsx(styles.stage, className)}>
      <div className={styles.panel}>
        <HouseQuestion />
        <StreetView />
      </div>
    </div>
  );
}
