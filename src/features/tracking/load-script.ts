import { consentedOrigins, createTrustedTypesPolicy } from "../../config/trusted-types";

const policy = createTrustedTypesPolicy("vendors", { createScriptURL: (url) => url });

/**
 * Loads a vendor's script after the visitor has consented to it.
 *
 * @param onFailure called when the script cannot be loaded; the page then works without it.
 */
export function loadScript(url: string, onFailure?: () => void): void {
  consentedOrigins.push(new URL(url).origin);
  const script = document.createElement("script");
  script.async = true;
  script.src = policy?.createScriptURL(url) ?? url;
  if (onFailure) script.addEventListener("error", onFailure);
  document.head.append(script);
}
