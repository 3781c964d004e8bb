import { consentedOrigins } from "../../config/trusted-types";

/**
 * Loads a vendor's script after the visitor has consented to it.
 *
 * @param onFailure called when the script cannot be loaded; the page then works without it.
 */
export function loadScript(url: string, onFailure?: () => void): void {
  // From here on, the site's Trusted Types policy lets scripts of this origin pass.
  const { origin, href } = new URL(url);
  consentedOrigins.push(origin);
  const script = document.createElement("script");
  script.async = true;
  script.src = href;
  if (onFailure) script.addEventListener("error", onFailure);
  document.head.append(script);
}
