import type { ReactNode } from "react";
import * as styles from "./form-card.module.css";

/** Card for a form that stands on its own. */
export function FormCard({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
