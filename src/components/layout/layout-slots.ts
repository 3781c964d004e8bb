import { createContext, type ReactNode } from "react";

/** Slots for what features add to every page, so that the layout does not depend on them. */
export type LayoutSlots = {
  /** Before the header, first in the reading order. */
  readonly notice: ReactNode;
  /** Last item of the footer's information links. */
  readonly footerItem: ReactNode;
};

/** Provided around the whole site by `gatsby-browser` and `gatsby-ssr`. */
export const LayoutSlotsContext = createContext<LayoutSlots>({ notice: null, footerItem: null });
