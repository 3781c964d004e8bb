import { useEffect, useState } from "react";

/** How long a live region says that something is loading, in milliseconds. */
const announcementDuration = 10_000;

/**
 * Returns whether a live region is to say that a page is loading: once, and not for ever, so that nobody keeps
 * waiting or comes across it again later.
 */
export function useAnnouncement(): boolean {
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => {
    // Screen readers ignore a live region that is inserted together with its text.
    const start = setTimeout(() => setIsAnnounced(true));
    const end = setTimeout(() => setIsAnnounced(false), announcementDuration);
    return () => [start, end].forEach(clearTimeout);
  }, []);
  return isAnnounced;
}
