import type { ListedScreen } from "./screen-items";

/** Main menu links, in the header as in the drawer. */
export const menuScreens: readonly ListedScreen[] = ["about", "blog"];

export const productScreens: readonly ListedScreen[] = ["product", "therapists", "whitePaper"];
