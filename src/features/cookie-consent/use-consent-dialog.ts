import { useEffect, useState } from "react";
import type * as DialogModule from "./consent-dialog";
import { closeDialog } from "./consent-store";

/**
 * Loads the dialog's module when it is first needed, as most visitors never open it. If that fails, the
 * dialog counts as closed, so that the banner stays and the next click retries.
 */
export function useConsentDialog(isNeeded: boolean): typeof DialogModule | undefined {
  const [loaded, setLoaded] = useState<typeof DialogModule>();

  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    import("./consent-dialog").then(
      (dialogModule) => isCurrent && setLoaded(dialogModule),
      (error: unknown) => {
        console.warn("The cookie dialog could not be loaded.", error);
        closeDialog();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);

  return loaded;
}
