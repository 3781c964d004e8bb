import { useEffect } from "react";
import { followCardClicks } from "./card-clicks";
import { reportLocation, startOverlays } from "./overlays";

type Props = { readonly location: { readonly href?: string; readonly pathname: string } };

/** Connects the page with the Studio: its overlays, and the page that it shows. Renders nothing. */
export function StudioLink({ location }: Props) {
  const { href, pathname } = location;
  useEffect(() => {
    void startOverlays();
    return followCardClicks();
  }, []);
  useEffect(() => reportLocation(href ?? pathname), [href, pathname]);
  return null;
}
