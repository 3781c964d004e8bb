import { useEffect, useState, useSyncExternalStore } from "react";
import { CookieBanner } from "./cookie-banner";
import { nothingAllowed, type Consent } from "./consent-record";
import { closeChoices, consentState, onConsentChange, saveConsent } from "./consent-store";
import { useChoicesDialog } from "./use-choices-dialog";

/**
 * Asks for the visitor's choice: a banner while there is none, and the dialog when it is asked for.
 * The page's HTML has neither; they come when the browser has told what is stored.
 */
export function CookieConsent() {
  const state = useSyncExternalStore(onConsentChange, consentState, () => null);
  const loaded = useChoicesDialog(state?.isChoosing === true);
  const [isReturning, setIsReturning] = useState(false);

  // Nobody asked the next page for the dialog.
  useEffect(() => closeChoices, []);

  if (!state) return null;
  const { consent, isChoosing } = state;

  function endDialog(hasChosen: boolean): void {
    setIsReturning(!hasChosen);
    closeChoices();
    if (hasChosen) leaveFocus();
  }
  function chooseInBanner(choice: Consent): void {
    saveConsent(choice);
    leaveFocus();
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

/** The button that was pressed is gone: where no other element has the focus, the content gets it. */
function leaveFocus(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector("main")?.focus({ preventScroll: true });
  });
}
