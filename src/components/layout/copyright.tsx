import { useTexts } from "../../i18n/use-texts";
import { useIsHydrated } from "../ui/client-state";

/**
 * Copyright line with the current year. A page built last year contains last year's; React hydrates it
 * unchanged, and the new key then remounts the line with the visitor's year.
 */
export function Copyright() {
  const t = useTexts("layout");
  const isHydrated = useIsHydrated();
  return (
    <p key={String(isHydrated)} suppressHydrationWarning>
      {t("copyright", { year: new Date().getFullYear() })}
    </p>
  );
}
