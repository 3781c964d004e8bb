import { consentedOrigins, trustedTypesPolicy } from "../../config/trusted-types";

const policy = trustedTypesPolicy("vendors", { createScriptURL: (address) => address });

/**
 * Loads a vendor's script that the visitor has agreed to.
 *
 * @param onFailure comes when the script cannot be loaded: the page then goes on without it.
 */
export function loadScript(address: string, onFailure?: () => void): void {
  consentedOrigins.push(new URL(address).origin);
  const script = document.createElement("script");
  script.async = true;
  script.src = policy?.createScriptURL(address) ?? address;
  if (onFailure) script.addEventListener("error", onFailure);
  document.head.append(script);
}
