import * as styles from "./footer-link.module.css";

/** The class of a link or button in the footer. */
export const footerLinkClass = `touch-target ${styles.link}`;
