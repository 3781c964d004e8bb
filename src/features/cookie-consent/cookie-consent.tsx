import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { endUnreachable, showUnreachable } from "../../browser/unreachable";
import { useOnDemand } from "../../components/ui/use-on-demand";
import { CookieBanner } from "./cookie-banner";
import {
  closeDialog,
  consentState,
  dialogResumeKey,
  onConsentChange,
  saveConsent,
  type Consent,
} from "./consent-store";

const loadDialog = () => import("./consent-dialog");

/**
 * Asks for the visitor's choice: a banner until there is one, and the dialog on request. The HTML has
 * neither, because only the browser knows what is stored.
 */
export function CookieConsent() {
  const state = useSyncExternalStore(onConsentChange, consentState, () => null);
  const isDialogOpen = state?.isDialogOpen === true;
  const { part: dialog, request } = useOnDemand(loadDialog, dialogResumeKey);
  /** How often the visitor has closed the banner or the dialog, and with it a button that had the focus. */
  const [closings, setClosings] = useState(0);
  const customize = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isDialogOpen) return;
    // Only now, as most visitors never open it.
    void request().then((loaded) => {
      if (loaded) {
        endUnreachable();
        return;
      }
      // The banner stays, and the next click tries again.
      closeDialog();
      showUnreachable();
    });
  }, [isDialogOpen, request]);

  useEffect(() => {
    // It may have returned to where the dialog was opened from.
    if (closings === 0 || document.activeElement !== document.body) return;
    const next = customize.current ?? document.querySelector("main");
    next?.focus({ preventScroll: true });
  }, [closings]);

  function endDialog(): void {
    closeDialog();
    setClosings(closings + 1);
  }
  function chooseInBanner(choice: Consent): void {
    saveConsent(choice);
    setClosings(closings + 1);
  }

  if (!state) return null;
  if (isDialogOpen && dialog) return <dialog.ConsentDialog onClosed={endDialog} />;
  if (state.consent !== null || isFramedPreview()) return null;
  return <CookieBanner customizeRef={customize} onChoice={chooseInBanner} />;
}

/** Returns whether an editor has the page beside its documents in the Studio: without a choice, nothing is tracked. */
function isFramedPreview(): boolean {
  return process.env.SITE_PREVIEW === "true" && window.parent !== window;
}
