import type { ReactNode } from "react";
import * as styles from "./form-card.module.css";

/** The ground of a form that stands by itself on a page. */
export function FormCard({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
