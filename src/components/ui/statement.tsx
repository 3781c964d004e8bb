import * as styles from "./statement.module.css";

/** A sentence that stands alone, below ten people as dots, one of whom stands out. */
export function Statement({ children }: { readonly children: string }) {
  return (
    <div className={styles.statement}>
      <svg aria-hidden viewBox="0 0 390 30" className={styles.people}>
        {Array.from({ length: 10 }, (_, index) => (
          <circle key={index} cx={15 + 40 * index} cy="15" r="15" />
        ))}
      </svg>
      <p className={styles.sentence}>{children}</p>
    </div>
  );
}
