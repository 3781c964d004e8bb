import { useEffect, useState, useSyncExternalStore } from "react";
import type * as DialogModule from "./consent-dialog";
import { CookieBanner } from "./cookie-banner";
import {
  closeDialog,
  consentState,
  noneGranted,
  onConsentChange,
  saveConsent,
  type Consent,
} from "./consent-store";

/**
 * Asks for the visitor's choice: a banner until there is one, and the dialog on request. The HTML has
 * neither, because only the browser knows what is stored.
 */
export function CookieConsent() {
  const state = useSyncExternalStore(onConsentChange, consentState, () => null);
  const isDialogOpen = state?.isDialogOpen === true;
  const [loaded, setLoaded] = useState<typeof DialogModule>();
  const [isReturning, setIsReturning] = useState(false);

  useEffect(() => {
    if (!isDialogOpen) return;
    // Only now, as most visitors never open it.
    import("./consent-dialog").then(setLoaded, (error: unknown) => {
      console.warn("The cookie dialog could not be loaded.", error);
      // The banner stays, and the next click tries again.
      closeDialog();
    });
  }, [isDialogOpen]);

  if (!state) return null;
  const { consent } = state;

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
