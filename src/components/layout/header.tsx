import { useCallback, useRef } from "react";
import { useTexts } from "../../i18n/use-texts";
import { ScreenLink } from "../links/screen-link";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";
import { menuItemClass } from "./menu-item";
import { MobileMenu } from "./mobile-menu";
import { ProductMenu } from "./product-menu";
import { menuScreens, ScreenListItems } from "./screen-items";
import * as styles from "./header.module.css";

type Props = { readonly pathname: string };

/** Sticky page header: home link, main menu, language switch and demo link. Nothing stays open on the next page. */
export function Header({ pathname }: Props) {
  const t = useTexts("layout");
  const menu = useRef<HTMLElement>(null);
  const focusMenu = useCallback(() => menu.current?.querySelector("a")?.focus(), []);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <ScreenLink screen="home" className={`touch-target ${styles.home}`} label={t("homeLink")}>
          <Logo />
        </ScreenLink>
        <nav ref={menu} aria-label={t("mainMenu")} className={styles.menu}>
          <ul className={styles.items}>
            <ScreenListItems screens={menuScreens} linkClass={menuItemClass("bar")} />
            <li>
              <ProductMenu />
            </li>
          </ul>
        </nav>
        <div className={styles.language}>
          <LanguageSwitch pathname={pathname} />
        </div>
        <ScreenLink screen="demoBooking" variant="compact" className={styles.demo}>
          {t("bookDemo")}
        </ScreenLink>
        <MobileMenu pathname={pathname} onOutgrown={focusMenu} />
      </div>
    </header>
  );
}
