import { useSyncExternalStore } from "react";

export type SharedState<Value> = {
  get(): Value | undefined;
  set(value: Value | undefined): void;
  /** Follows the value in a component. */
  use(): Value | undefined;
};

/** A value outside React that components follow. It is undefined in the HTML, and until hydration is over. */
export function sharedState<Value>(): SharedState<Value> {
  let value: Value | undefined;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, () => undefined),
  };
}
