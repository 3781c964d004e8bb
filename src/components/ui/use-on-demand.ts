import { useCallback, useEffect, useRef, useState } from "react";
import { reloadIfOutdated, type ResumeKey } from "../../browser/resume-after-reload";

type OnDemand<Part> = {
  /** What has loaded; undefined until then. */
  readonly part: Part | undefined;
  /** Whether a request has failed, and nothing has come since. */
  readonly hasFailed: boolean;
  /** Loads the part before anybody asks for it. A failure is nobody's concern yet. */
  readonly prepare: () => void;
  /**
   * Loads the part, which is missed if it does not come: the page is reloaded if it is outdated, once. Does not settle
   * while it is.
   */
  readonly request: () => Promise<Part | undefined>;
};

/**
 * A part of the page that loads on demand. What has failed is tried again with every call and, once it was requested,
 * when the connection is back. To say so is the caller's task: `unreachable` in `layout.json` is the sentence.
 *
 * @param load imports the part; stable across renders.
 * @param resumeKey what goes on after a reload (`wasReloadedFor`). Without it, the part is not worth one.
 */
export function useOnDemand<Part>(
  load: () => Promise<Part>,
  resumeKey?: ResumeKey,
): OnDemand<Part> {
  const [state, setState] = useState<{ part?: Part; hasFailed: boolean }>({ hasFailed: false });
  const pending = useRef<Promise<Part>>();

  const loadOnce = useCallback(async () => {
    try {
      return await (pending.current ??= load().then((part) => {
        setState({ part, hasFailed: false });
        return part;
      }));
    } catch (error) {
      pending.current = undefined;
      throw error;
    }
  }, [load]);

  const prepare = useCallback(() => void loadOnce().catch(() => undefined), [loadOnce]);

  const request = useCallback(async () => {
    try {
      return await loadOnce();
    } catch (error) {
      const isReloading = resumeKey !== undefined && (await reloadIfOutdated(resumeKey));
      if (isReloading) return await new Promise<never>(() => undefined);
      // Meanwhile, another call may have loaded it.
      const part = await pending.current?.catch(() => undefined);
      if (part !== undefined) return part;
      console.warn("A part of the page could not be loaded.", error);
      setState({ hasFailed: true });
      return undefined;
    }
  }, [loadOnce, resumeKey]);

  const { hasFailed } = state;
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener("online", prepare);
    return () => removeEventListener("online", prepare);
  }, [hasFailed, prepare]);

  return { part: state.part, hasFailed, prepare, request };
}
