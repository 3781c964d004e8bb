import { Button } from "../../components/ui/button";
import { footerLinkClass } from "../../components/layout/footer-link";
import { useTexts } from "../../i18n/use-texts";
import { openDialog } from "./consent-store";

type Props = { readonly variant?: "button" | "item" };

/**
 * Button that opens the dialog with the current choice: in the policy, or as an item among the footer's links, since
 * withdrawing consent must be as easy as giving it. Hidden without JavaScript: nothing to choose.
 */
export function CookieSettingsButton({ variant = "button" }: Props) {
  const t = useTexts("cookie-consent");
  const common = { "aria-haspopup": "dialog", onClick: openDialog } as const;
  return variant === "item" ? (
    <button type="button" className={`needs-script ${footerLinkClass}`} {...common}>
      {t("settingsItem")}
    </button>
  ) : (
    <Button variant="outlined" className="needs-script" {...common}>
      {t("settings")}
    </Button>
  );
}
