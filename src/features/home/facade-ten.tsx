import { Drawing } from "../../components/ui/drawing";
import * as styles from "./facade-ten.module.css";

/** The house in the evening, with ten lit windows; fewer beside each other on a phone. Decorative. */
export function FacadeTen() {
  return (
    <Drawing
      name="facade-ten"
      width={1776}
      height={624}
      narrow={{ width: 904, height: 800 }}
      className={styles.picture}
    />
  );
}
