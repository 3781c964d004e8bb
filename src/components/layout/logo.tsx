import { site } from "../../config/site";
import * as styles from "./logo.module.css";

/** Logo: a smiling speech bubble beside the product's name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
        <path
          fill="var(--accent)"
          d="M16 2A13.5 13.5 0 1 1 11.72 28.3Q10.6 27.84 9.57 28.13L5.2 29.35a1.65 1.65 0 0 1-2.04-2.04L4.18 23.65Q4.49 22.53 3.97 21.63A13.5 13.5 0 0 1 16 2Z"
        />
        <path
          fill="none"
          stroke="var(--white)"
          strokeLinecap="round"
          strokeWidth="2.5"
          d="M9.6 16.1a7.3 7.3 0 0 0 12.8 0"
        />
      </svg>
      <span className={styles.name}>{site.productName}</span>
    </span>
  );
}
