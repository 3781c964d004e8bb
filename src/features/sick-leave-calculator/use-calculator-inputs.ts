import { useState, useSyncExternalStore } from "react";
import { readInputs } from "./calculator-url";
import { defaultInputs, type CalculatorInputs } from "./calculator-inputs";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  return () => window.removeEventListener("popstate", onChange);
}

/**
 * The choices: the visitor's own, else those of the address, else the defaults, which are also what
 * the server's HTML shows.
 */
export function useCalculatorInputs() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  const [changes, setChanges] = useState<Partial<CalculatorInputs>>({});
  const inputs: CalculatorInputs = { ...readInputs(search), ...changes };

  function change(next: Partial<CalculatorInputs>): void {
    setChanges((old) => ({ ...readInputs(search), ...old, ...next }));
    forgetAddress();
  }

  return { inputs, hasChanged: Object.keys(changes).length > 0, change };
}

/** Takes choices out of the address that are no longer the visitor's. */
function forgetAddress(): void {
  const url = new URL(window.location.href);
  for (const name of Object.keys(defaultInputs)) url.searchParams.delete(name);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
}
