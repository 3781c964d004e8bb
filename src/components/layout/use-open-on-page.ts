import { useState } from "react";

/**
 * State of what opens on a page, such as a menu: closed at first, and again on the next page.
 *
 * @param pathname of the current page.
 */
export function useOpenOnPage(
  pathname: string,
): readonly [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false);
  const [page, setPage] = useState(pathname);
  // Before anything is shown of the new page.
  if (page !== pathname) {
    setPage(pathname);
    setIsOpen(false);
  }
  return [isOpen, setIsOpen];
}
