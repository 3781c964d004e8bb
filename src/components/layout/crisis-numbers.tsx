import { useTexts } from "../../i18n/use-texts";
import { LinkedText, type Marks } from "../links/linked-text";
import * as styles from "./crisis-numbers.module.css";

const call = (number: string) => (
  <a href={`tel:${number}`} className={styles.number}>
    {number}
  </a>
);

const marks: Marks = { emergency: call, healthAdvice: call };

/** Whom to call in danger and, after that, for advice. */
export function CrisisNumbers() {
  const t = useTexts("layout");
  return <LinkedText text={t("crisis")} marks={marks} />;
}
