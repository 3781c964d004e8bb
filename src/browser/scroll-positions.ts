type PageLocation = { readonly pathname: string };

const positions = new Map<string, number>();

const keyOf = ({ pathname }: PageLocation, historyKey: string | null | undefined): string =>
  `${pathname} ${historyKey ?? ""}`;

/** Key of the current history entry, as Gatsby's router names it. */
function currentHistoryKey(): string {
  const state = window.history.state as { readonly key?: string } | null;
  return state?.key ?? "initial";
}

/**
 * Scroll positions for Back and Forward. Replaces the module of the same shape in
 * `gatsby-react-router-scroll` (see `replaced-modules.ts`); this one keeps them in memory. After a full load
 * the browser restores the position itself.
 *
 * Why: Gatsby's writes to session storage before any consent.
 */
export class SessionStorage {
  /** @returns pixels from the top; 0 if none was saved. */
  read(location: PageLocation, historyKey?: string | null): number {
    return positions.get(keyOf(location, historyKey)) ?? 0;
  }

  /**
   * Ignores the page being left: on Back and Forward, Firefox and Safari scroll to the next page's
   * position while this one is still shown, and visitors may scroll while they wait.
   */
  save(location: PageLocation, historyKey: string | null | undefined, pixels: number): void {
    if (historyKey !== currentHistoryKey()) return;
    positions.set(keyOf(location, historyKey), pixels);
  }
}
