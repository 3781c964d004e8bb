import { useState, useSyncExternalStore } from "react";
import { readInputs } from "./calculator-url";
import { defaultInputs, type CalculatorInputs } from "./calculator-inputs";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  return () => window.removeEventListener("popstate", onChange);
}

/**
 * Returns the calculator's inputs: the visitor's own, else those in the URL, else the defaults, which
 * the server's HTML shows as well.
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
    removeInputsFromUrl();
  }

  return { inputs, hasChanged: Object.keys(changes).length > 0, change };
}

/** Removes the inputs from the URL once they are out of date. */
function removeInputsFromUrl(): void {
  const url = new URL(window.location.href);
  for (const name of Object.keys(defaultInputs)) url.searchParams.delete(name);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
}
