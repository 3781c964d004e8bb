import * as styles from "./facade-ten.module.css";

/** The house in the evening, with ten lit windows; fewer beside each other on a phone. Decorative. */
export function FacadeTen() {
  return (
    <picture>
      <source
        media="(width <= 37.5em)"
        srcSet="/pictures/facade-ten-narrow.svg"
        width={904}
        height={736}
      />
      <img
        className={styles.picture}
        src="/pictures/facade-ten.svg"
        alt=""
        width={1776}
        height={560}
        loading="lazy"
      />
    </picture>
  );
}
