import type { WrapRootElementBrowserArgs } from "gatsby";
import { ShellSlotsContext, type ShellSlots } from "../../components/layout/shell-slots";
import { CookieConsent } from "./cookie-consent";
import { CookieSettingsItem } from "./cookie-settings-button";

const slots: ShellSlots = { notice: <CookieConsent />, footerItem: <CookieSettingsItem /> };

/** Gives every page its banner, its dialog, and its way back to them. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, "element">) {
  return <ShellSlotsContext.Provider value={slots}>{element}</ShellSlotsContext.Provider>;
}
