import { createContext, type ReactNode } from "react";

/** What every page shows of the product's features, of which the shell knows nothing. */
export type LayoutSlots = {
  /** Before the header: what every visitor should meet first. */
  readonly notice: ReactNode;
  /** At the end of the footer's information. */
  readonly footerItem: ReactNode;
};

/** Filled around the whole site, in `gatsby-browser` and `gatsby-ssr` alike. */
export const LayoutSlotsContext = createContext<LayoutSlots>({ notice: null, footerItem: null });
