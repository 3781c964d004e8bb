import * as styles from "./statement.module.css";

/** A sentence that stands alone, below ten people as dots, one of whom stands out. */
export function Statement({ children }: { readonly children: string }) {
  return (
    <div className={styles.statement}>
      <svg aria-hidden viewBox="0 0 390 30" className={styles.people}>
        <path d="M15 15h375" />
        <circle cx="15" cy="15" r="15" />
      </svg>
      <p className={styles.sentence}>{children}</p>
    </div>
  );
}
