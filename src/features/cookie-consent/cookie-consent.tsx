import { useEffect, useState, useSyncExternalStore } from "react";
import { CookieBanner } from "./cookie-banner";
import { noneGranted, type Consent } from "./consent-record";
import { closeDialog, consentState, onConsentChange, saveConsent } from "./consent-store";
import { useConsentDialog } from "./use-consent-dialog";

/**
 * Asks for the visitor's choice: a banner until there is one, and the dialog on request. The HTML has
 * neither, because only the browser knows what is stored.
 */
export function CookieConsent() {
  const state = useSyncExternalStore(onConsentChange, consentState, () => null);
  const loaded = useConsentDialog(state?.isDialogOpen === true);
  const [isReturning, setIsReturning] = useState(false);

  // The dialog does not stay open on the next page.
  useEffect(() => closeDialog, []);

  if (!state) return null;
  const { consent, isDialogOpen } = state;

  function endDialog(hasChosen: boolean): void {
    setIsReturning(!hasChosen);
    closeDialog();
    if (hasChosen) focusContent();
  }
  function chooseInBanner(choice: Consent): void {
    saveConsent(choice);
    focusContent();
  }

  if (isDialogOpen && loaded) {
    return (
      <loaded.ConsentDialog
        initialChoice={consent ?? noneGranted}
        onChoice={saveConsent}
        onClosed={endDialog}
      />
    );
  }
  if (consent !== null || isFramedPreview()) return null;
  return <CookieBanner isReturning={isReturning} onChoice={chooseInBanner} />;
}

/** Returns whether an editor has the page beside its documents in the Studio: without a choice, nothing is tracked. */
function isFramedPreview(): boolean {
  return process.env.SITE_PREVIEW === "true" && window.parent !== window;
}

/** Moves focus to the content, unless another element has it: the pressed button is gone. */
function focusContent(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector("main")?.focus({ preventScroll: true });
  });
}
