import { screens, type Screen } from "../../i18n/routes";
import { ScreenLink } from "./screen-link";

type Props = {
  /** A whole phrase in which `<whitePaper>words</whitePaper>` marks the words that lead to that screen. */
  readonly text: string;
};

const link = /<(\w+)>(.*?)<\/\1>/;

function isScreen(name: string | undefined): name is Screen {
  return screens.some((screen) => screen === name);
}

/** A phrase whose marked words are links to screens. A name that no screen has leaves plain words. */
export function LinkedText({ text }: Props) {
  // Splitting by a pattern with two groups gives: words, name, linked words, words, …
  const parts = text.split(link);
  return parts.map((part, index) => {
    const screen = parts[index - 1];
    if (index % 3 === 1) return null;
    if (index % 3 === 0 || !isScreen(screen)) return part;
    return (
      <ScreenLink key={index} screen={screen} look="inline">
        {part}
      </ScreenLink>
    );
  });
}
