import { useSyncExternalStore } from "react";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./copyright.module.css";

const never = () => () => undefined;

/**
 * The copyright line with the current year. A page built last year arrives with last year's; React
 * takes that over as it is, and the new key then has the line drawn again with the visitor's year.
 */
export function Copyright() {
  const t = useTexts("layout");
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <p key={String(isHydrated)} suppressHydrationWarning className={styles.line}>
      {t("copyright", { year: new Date().getFullYear() })}
    </p>
  );
}
