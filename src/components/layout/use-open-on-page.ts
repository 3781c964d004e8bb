import { useEffect, useState } from "react";

/**
 * State of what opens on a page, such as a menu: closed at first, and again on the next page and after Back.
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
  // Back to another part of the list leaves the path as it is.
  useEffect(() => {
    const close = () => setIsOpen(false);
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, []);
  return [isOpen, setIsOpen];
}
