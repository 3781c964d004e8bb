import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { loadOnDemand } from "../../browser/renewal";
import { showOfflineNotice } from "../../browser/unreachable";
import type * as DialogModule from "./consent-dialog";
import { CookieBanner } from "./cookie-banner";
import {
  closeDialog,
  consentState,
  dialogRenewal,
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
  const customize = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isDialogOpen) return;
    // Only now, as most visitors never open it.
    loadOnDemand(() => import("./consent-dialog"), dialogRenewal).then(
      setLoaded,
      (error: unknown) => {
        console.warn("The cookie dialog could not be loaded.", error);
        // The banner stays, and the next click tries again.
        closeDialog();
        showOfflineNotice();
      },
    );
  }, [isDialogOpen]);

  function endDialog(): void {
    closeDialog();
    moveFocus();
  }
  function chooseInBanner(choice: Consent): void {
    saveConsent(choice);
    moveFocus();
  }
  /** Moves focus from a button that is gone: to the banner, if that has returned, or else to the content. */
  function moveFocus(): void {
    setTimeout(() => {
      // It may have returned to where the dialog was opened from.
      if (document.activeElement !== document.body) return;
      const next = customize.current ?? document.querySelector("main");
      next?.focus({ preventScroll: true });
    });
  }

  if (!state) return null;
  if (isDialogOpen && loaded) return <loaded.ConsentDialog onClosed={endDialog} />;
  if (state.consent !== null || isFramedPreview()) return null;
  return <CookieBanner customizeRef={customize} onChoice={chooseInBanner} />;
}

/** Returns whether an editor has the page beside its documents in the Studio: without a choice, nothing is tracked. */
function isFramedPreview(): boolean {
  return process.env.SITE_PREVIEW === "true" && window.parent !== window;
}
