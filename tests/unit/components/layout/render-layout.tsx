import type { ReactElement } from "react";
import type { Locale } from "../../../../src/i18n/locales";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

/** @param path of the current page. */
export function renderLayout(element: ReactElement, locale: Locale = "sv", path = "/") {
  window.history.replaceState(null, "", path);
  return renderWithTexts(element, { locale });
}
