import type { TextKey } from "../../i18n/texts";
import { useTexts } from "../../i18n/use-texts";
import { ScreenLink } from "../links/screen-link";

type ScreenText = Extract<TextKey<"layout">, `screens.${string}`>;

/** A screen that has a label in the menus or the footer. */
export type ListedScreen = ScreenText extends `screens.${infer Name}` ? Name : never;

/** Main menu links, in the header as in the drawer. */
export const menuScreens: readonly ListedScreen[] = ["about", "blog"];

export const productScreens: readonly ListedScreen[] = ["product", "therapists", "whitePaper"];

type Props = {
  readonly screens: readonly ListedScreen[];
  readonly linkClass?: string | undefined;
};

/** List items with links to screens. */
export function ScreenListItems({ screens, linkClass }: Props) {
  const t = useTexts("layout");
  return screens.map((screen) => (
    <li key={screen}>
      <ScreenLink screen={screen} className={linkClass} marksSection>
        {t(`screens.${screen}`)}
      </ScreenLink>
    </li>
  ));
}
