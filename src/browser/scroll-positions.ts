type PageLocation = { readonly pathname: string };

const positions = new Map<string, number>();

const keyOf = ({ pathname }: PageLocation, visit: string | null | undefined): string =>
  `${pathname} ${visit ?? ""}`;

/** The visit that the address is of, under the name that Gatsby's router gives it. */
function currentVisit(): string {
  const state = window.history.state as { readonly key?: string } | null;
  return state?.key ?? "initial";
}

/**
 * How far each page of this visit was scrolled, for Back and Forward. It stands in for the module of
 * the same shape in `gatsby-react-router-scroll` (see `src/gatsby/webpack/configure-webpack.ts`), which stores
 * this in the browser; here it is forgotten with the window's page. After a full load, the browser
 * itself restores the place.
 */
export class SessionStorage {
  /** @returns pixels from the top; 0 where nothing is known. */
  read(location: PageLocation, visit?: string | null): number {
    return positions.get(keyOf(location, visit)) ?? 0;
  }

  /**
   * Does nothing for a page that is being left: with Back and Forward, Firefox and Safari scroll to where
   * the next page was while this one is still on the screen, and visitors may scroll while they wait.
   */
  save(location: PageLocation, visit: string | null | undefined, pixels: number): void {
    if (visit !== currentVisit()) return;
    positions.set(keyOf(location, visit), pixels);
  }
}
