/**
 * The notice that the site cannot be reached. It is in the HTML, hidden, since nothing can be loaded when it is needed,
 * and shown without React, which may be what has failed.
 */
export const unreachableId = "unreachable";

function show(isShown: boolean): void {
  const notice = document.getElementById(unreachableId);
  // Each change of an alert's attributes may be announced, even one that changes nothing.
  if (notice?.hidden === isShown) notice.hidden = !isShown;
}

/**
 * Says on the page that the site cannot be reached, until that is over or the visitor goes on.
 *
 * @param onReconnect called once the connection is back.
 */
export function showUnreachable(onReconnect?: () => void): void {
  show(true);
  const end = () => {
    endUnreachable();
    onReconnect?.();
  };
  addEventListener("online", end, { once: true });
}

export function endUnreachable(): void {
  show(false);
}
