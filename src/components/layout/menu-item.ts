import * as styles from "./menu-item.module.css";

/** Returns the class of a link or button of a menu: in the header's bar, in a panel that opens below it, or in the drawer. */
export function menuItemClass(place: "bar" | "panel" | "drawer"): string | undefined {
  return styles[place];
}
