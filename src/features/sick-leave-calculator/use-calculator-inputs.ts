import { useState, useSyncExternalStore } from "react";
import { readInputs } from "./calculator-address";
import type { CalculatorInputs } from "./calculator-inputs";

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
  return {
    inputs,
    hasChanged: Object.keys(changes).length > 0,
    change: (change: Partial<CalculatorInputs>) => setChanges((old) => ({ ...old, ...change })),
  };
}
