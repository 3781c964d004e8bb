import { Component, type ReactNode } from "react";
import { fragmentTarget } from "./fragment";

type PageLocation = { readonly pathname: string; readonly hash: string; readonly key?: string };

/** Pixels from the top, by the key of the history entry. */
const positions = new Map<string, number>();

/** The entry that Back or Forward has led to last. */
let returnedTo: string | undefined;

/** The key that Gatsby's router gives to an entry without one. */
const firstKey = "initial";

/** Returns the key of the current history entry, as Gatsby's router names it. */
export function currentKey(): string {
  const state = window.history.state as { readonly key?: string } | null;
  return state?.key ?? firstKey;
}

function nameEntry(key: string): void {
  const { state } = window.history as { readonly state: { readonly key?: string } | null };
  if (!state?.key) window.history.replaceState({ ...state, key }, "");
}

/**
 * Gives a key to every history entry, also to those of links to a part of the page, which the browser makes without the
 * router.
 */
export function nameHistoryEntries(): void {
  nameEntry(firstKey);
  const follow = () => {
    nameEntry(String(Date.now()));
    returnedTo = currentKey();
  };
  // Before the router reads it.
  addEventListener("popstate", follow, true);
}

/** Returns how far a history entry was scrolled, in pixels from the top; undefined if it is new. */
export function savedPosition({ key = firstKey }: PageLocation): number | undefined {
  return positions.get(key);
}

type Props = { readonly location: PageLocation; readonly children: ReactNode };

/**
 * Scrolls as a browser does between pages of its own: back to where an entry was left, else to the URL's fragment, else
 * to the top. Replaces that of `gatsby-react-router-scroll`, whose name it has (see `replaced-modules.ts`).
 * Positions are kept in memory: after a full load the browser restores the position itself.
 *
 * Why: Gatsby's writes to session storage before any consent, and goes to the fragment even on Back and Forward.
 */
export class ScrollContext extends Component<Props> {
  private frame = 0;

  /**
   * Ignores the page being left: on Back and Forward, Firefox and Safari scroll to the next page's
   * position while this one is still shown, and visitors may scroll while they wait.
   */
  private readonly save = () => {
    const pixels = window.scrollY;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const { key = firstKey } = this.props.location;
      if (key === currentKey()) positions.set(key, pixels);
    });
  };

  override componentDidMount() {
    window.addEventListener("scroll", this.save);
  }

  override componentWillUnmount() {
    window.removeEventListener("scroll", this.save);
  }

  override componentDidUpdate({ location: previous }: Props) {
    const { location } = this.props;
    const { key, hash, pathname } = location;
    if (key === previous.key && hash === previous.hash && pathname === previous.pathname) return;
    const saved = savedPosition(location);
    const target = fragmentTarget(hash);
    if (saved !== undefined) window.scrollTo(0, saved);
    else if (target) target.scrollIntoView();
    // Of an entry from before a reload, only the browser knows the position.
    else if (key !== returnedTo || pathname !== previous.pathname) window.scrollTo(0, 0);
  }

  override render() {
    return this.props.children;
  }
}

/** Part of the replaced module's shape: the site has no scroll positions within a page. */
export const useScrollRestoration = undefined;
