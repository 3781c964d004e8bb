import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { useEffect, useRef } from "react";
import { useTexts } from "../../i18n/use-texts";
import { Icon } from "../ui/icon";
import { menuItemClass } from "./menu-item";
import { productScreens, ScreenListItems } from "./screen-items";
import * as styles from "./product-menu.module.css";

/**
 * Disclosure menu with the product links. Native `<details>`, so it works without JavaScript; the script
 * only closes it on Escape, a click outside or on a link, and when Tab moves the focus out.
 */
export function ProductMenu() {
  const t = useTexts("layout");
  const menuRef = useRef<HTMLDetailsElement>(null);
  const buttonRef = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeOnLeave = (event: Event) => {
      const menu = menuRef.current;
      const button = buttonRef.current;
      if (!menu?.open || !button) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        button.focus();
      } else {
        const inside = event.type === "click" ? button : menu;
        if (inside.contains(event.target as Node)) return;
      }
      menu.open = false;
    };
    const types = ["click", "focusin", "keydown"] as const;
    types.forEach((type) => document.addEventListener(type, closeOnLeave));
    return () => types.forEach((type) => document.removeEventListener(type, closeOnLeave));
  }, []);

  return (
    <details ref={menuRef} className={styles.menu}>
      <summary ref={buttonRef} className={`${menuItemClass("bar")} ${styles.button}`}>
        <span>{t("product")}</span>
        <Icon icon={ChevronDown} size={18} className={`flips-when-open ${styles.arrow}`} />
      </summary>
      <ul className={`popup fade-in ${styles.list}`}>
        <ScreenListItems screens={productScreens} linkClass={menuItemClass("panel")} />
      </ul>
    </details>
  );
}
