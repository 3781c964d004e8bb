import type { WrapRootElementBrowserArgs } from "gatsby";
import { LayoutSlotsContext, type LayoutSlots } from "../../components/layout/layout-slots";
import { CookieConsent } from "./cookie-consent";
import { CookieSettingsItem } from "./cookie-settings-button";

const slots: LayoutSlots = { notice: <CookieConsent />, footerItem: <CookieSettingsItem /> };

/** Adds the cookie banner, its dialog, and the footer's button for reopening it to every page. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, "element">) {
  return <LayoutSlotsContext.Provider value={slots}>{element}</LayoutSlotsContext.Provider>;
}
