import { Menu } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "../../i18n/use-texts";
import { ScreenLink } from "../links/screen-link";
import { SidePanel } from "../ui/side-panel";
import { LanguageLinks } from "./language-links";
import { LanguageSwitch } from "./language-switch";
import { menuScreens, productScreens } from "./menu-screens";
import { ScreenItems } from "./screen-items";
import * as styles from "./mobile-menu.module.css";

/** Where the bar has a menu of its own, as in the style sheet. */
const wideScreen = "(min-width: 56.25em)";

/** On screens too narrow for the bar's menu: the same links in a drawer, or without a script in a fold. */
export function MobileMenu() {
  const t = useTexts("layout");
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const wide = window.matchMedia(wideScreen);
    function leave(): void {
      flushSync(() => setIsOpen(false));
      // The button that opened it is gone, too; the same links are in the bar now.
      toggle.current?.closest("header")?.querySelector<HTMLElement>("nav a")?.focus();
    }
    wide.addEventListener("change", leave);
    return () => wide.removeEventListener("change", leave);
  }, [isOpen]);

  const icon = <Menu strokeWidth={1.5} aria-hidden />;
  return (
    <>
      <button
        ref={toggle}
        type="button"
        aria-label={t("openMenu")}
        aria-haspopup="dialog"
        className={`${styles.toggle} ${styles.scripted}`}
        onClick={() => setIsOpen(true)}
      >
        {icon}
      </button>
      <noscript className={styles.fold}>
        <details>
          <summary aria-label={t("menu")} className={styles.toggle}>
            {icon}
          </summary>
          <div className={styles.foldContent}>
            <MenuLinks />
            <LanguageLinks />
          </div>
        </details>
      </noscript>
      {isOpen && (
        <SidePanel title={t("menu")} closeLabel={t("closeMenu")} onClosed={() => setIsOpen(false)}>
          <div className={styles.drawer}>
            <MenuLinks />
            <div className={styles.actions}>
              <LanguageSwitch />
              <ScreenLink screen="demoBooking" variant="button">
                {t("bookDemo")}
              </ScreenLink>
            </div>
          </div>
        </SidePanel>
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
        <ScreenItems screens={menuScreens} linkClass={styles.link} />
        <li className={styles.group}>
          <span id={groupId} className={styles.groupTitle}>
            {t("product")}
          </span>
          <ul aria-labelledby={groupId} className={styles.links}>
            <ScreenItems screens={productScreens} linkClass={styles.link} />
          </ul>
        </li>
      </ul>
    </nav>
  );
}
