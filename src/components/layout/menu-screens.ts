import type { ListedScreen } from "./screen-items";

/** What the menus lead to, in the bar as in the drawer. */
export const menuScreens: readonly ListedScreen[] = ["about", "blog"];

export const productScreens: readonly ListedScreen[] = ["product", "therapists", "whitePaper"];
