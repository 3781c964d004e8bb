import { useEffect, useState } from "react";
import type * as DialogModule from "./choices-dialog";
import { closeChoices } from "./consent-store";

/**
 * The dialog's module, loaded when it is wanted for the first time: most visitors never see it. Where
 * it cannot be loaded, the wish is dropped, so that the banner stays and the next click tries again.
 */
export function useChoicesDialog(isWanted: boolean): typeof DialogModule | undefined {
  const [loaded, setLoaded] = useState<typeof DialogModule>();

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import("./choices-dialog").then(
      (dialogModule) => isCurrent && setLoaded(dialogModule),
      (error: unknown) => {
        console.warn("The cookie dialog could not be loaded.", error);
        closeChoices();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  return loaded;
}
