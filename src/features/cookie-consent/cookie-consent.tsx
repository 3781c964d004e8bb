import { useEffect, useState, useSyncExternalStore } from "react";
import { CookieBanner } from "./cookie-banner";
import { nothingAllowed, type Consent } from "./consent-record";
import { closeChoices, consentState, onConsentChange, saveConsent } from "./consent-store";
import { useChoicesDialog } from "./use-choices-dialog";

/**
 * Asks for the visitor's choice: a banner until there is one, and the dialog on request. The HTML has
 * neither, because only the browser knows what is stored.
 */
export function CookieConsent() {
  const state = useSyncExternalStore(onConsentChange, consentState, () => null);
  const loaded = useChoicesDialog(state?.isChoosing === true);
  const [isReturning, setIsReturning] = useState(false);

  // The dialog does not stay open on the next page.
  useEffect(() => closeChoices, []);

  if (!state) return null;
  const { consent, isChoosing } = state;

  function endDialog(hasChosen: boolean): void {
    setIsReturning(!hasChosen);
    closeChoices();
    if (hasChosen) focusContent();
  }
  function chooseInBanner(choice: Consent): void {
    saveConsent(choice);
    focusContent();
  }

  if (isChoosing && loaded) {
    return (
      <loaded.ChoicesDialog
        initialChoice={consent ?? nothingAllowed}
        onChoice={saveConsent}
        onClosed={endDialog}
      />
    );
  }
  return consent === null && <CookieBanner isReturning={isReturning} onChoice={chooseInBanner} />;
}

/** Moves focus to the content, unless another element has it: the pressed button is gone. */
function focusContent(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector("main")?.focus({ preventScroll: true });
  });
}
