import { useEffect } from "react";
import { useCurrentLocale, type LayoutProps } from "sanity";
import { rememberLanguage } from "../language";

/** Loads the Studio anew when an editor chooses another language in its menu, so that the forms follow. */
export function FollowLanguage(props: LayoutProps) {
  const { id } = useCurrentLocale();
  useEffect(() => {
    if (rememberLanguage(id)) window.location.reload();
  }, [id]);
  return props.renderDefault(props);
}
