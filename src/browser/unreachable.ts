import { sharedState } from "./shared-state";

const isUnreachable = sharedState<true>();

/** Says on the page that the site cannot be reached, until that is over or the visitor goes on. */
export function sayUnreachable(): void {
  isUnreachable.set(true);
  addEventListener("online", endUnreachable, { once: true });
}

export function endUnreachable(): void {
  isUnreachable.set(undefined);
}

export function useIsUnreachable(): boolean {
  return isUnreachable.use() === true;
}
