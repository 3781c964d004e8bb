import Menu from "lucide/dist/esm/icons/menu.mjs";
import { useEffect, useId } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "../../i18n/use-texts";
import { desktop } from "../../styles/breakpoints";
import { ScreenLink } from "../links/screen-link";
import { Button, buttonClass } from "../ui/button";
import { Icon } from "../ui/icon";
import { ModalSheet } from "../ui/modal-sheet";
import { LanguageLinks, LanguageSwitch } from "./language-switch";
import { menuItemClass } from "./menu-item";
import { menuScreens, productScreens, ScreenListItems } from "./screen-items";
import { useOpenOnPage } from "./use-open-on-page";
import * as styles from "./mobile-menu.module.css";

type Props = {
  readonly pathname: string;
  /** Called when the screen has become wide, and the menu, with its button, is gone. Stable across renders. */
  readonly onOutgrown: () => void;
};

/** Menu for narrow screens: the header's links in a drawer, or in `<details>` without JavaScript. */
export function MobileMenu({ pathname, onOutgrown }: Props) {
  const t = useTexts("layout");
  const [isOpen, setIsOpen] = useOpenOnPage(pathname);

  useEffect(() => {
    if (!isOpen) return;
    const wideQuery = window.matchMedia(desktop);
    function close(): void {
      flushSync(() => setIsOpen(false));
      onOutgrown();
    }
    wideQuery.addEventListener("change", close);
    return () => wideQuery.removeEventListener("change", close);
  }, [isOpen, setIsOpen, onOutgrown]);

  const icon = <Icon icon={Menu} />;
  return (
    <>
      <Button
        variant="icon"
        aria-label={t("openMenu")}
        aria-haspopup="dialog"
        className={`needs-script ${styles.toggle}`}
        onClick={() => setIsOpen(true)}
      >
        {icon}
      </Button>
      <noscript className={styles.fold}>
        <details>
          <summary aria-label={t("menu")} className={buttonClass("icon", styles.toggle)}>
            {icon}
          </summary>
          <div className={styles.foldContent}>
            <MenuLinks />
            <LanguageLinks isRow />
          </div>
        </details>
      </noscript>
      {isOpen && (
        <ModalSheet title={t("menu")} closeLabel={t("closeMenu")} onClosed={() => setIsOpen(false)}>
          <div className={styles.drawer}>
            <MenuLinks />
            <div className={styles.actions}>
              <LanguageSwitch pathname={pathname} className={styles.language} />
              <ScreenLink screen="demoBooking" variant="button">
                {t("bookDemo")}
              </ScreenLink>
            </div>
          </div>
        </ModalSheet>
      )}
    </>
  );
}

function MenuLinks() {
  const t = useTexts("layout");
  const groupId = useId();
  return (
    <nav aria-label={t("mainMenu")}>
      <ul className={styles.links}>
        <ScreenListItems screens={menuScreens} linkClass={menuItemClass("drawer")} />
        <li className={styles.group}>
          <span id={groupId} className="small">
            {t("product")}
          </span>
          <ul aria-labelledby={groupId} className={styles.links}>
            <ScreenListItems screens={productScreens} linkClass={menuItemClass("drawer")} />
          </ul>
        </li>
      </ul>
    </nav>
  );
}
