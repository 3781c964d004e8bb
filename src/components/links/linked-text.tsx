import { Fragment, type ReactNode } from "react";
import { screens, type Screen } from "../../i18n/routes";
import { ScreenLink } from "./screen-link";

/** What marked words become, by the name of their mark. */
export type Marks = Readonly<Record<string, (words: string) => ReactNode>>;

type Props = {
  /** A whole phrase in which `<whitePaper>words</whitePaper>` marks the words that lead to that screen. */
  readonly text: string;
  /** Marks besides those of the screens. */
  readonly marks?: Marks;
};

const mark = /<([\w-]+)>(.*?)<\/\1>/;

function isScreen(name: string): name is Screen {
  return screens.some((screen) => screen === name);
}

/** A phrase whose marked words are links to screens. A name that nothing has leaves plain words. */
export function LinkedText({ text, marks = {} }: Props) {
  // Splitting by a pattern with two groups gives: words, name, marked words, words, …
  const parts = text.split(mark);
  return parts.map((part, index) => {
    const name = parts[index - 1] ?? "";
    if (index % 3 === 1) return null;
    if (index % 3 === 0) return part;
    if (isScreen(name)) {
      return (
        <ScreenLink key={index} screen={name} variant="inline">
          {part}
        </ScreenLink>
      );
    }
    return <Fragment key={index}>{marks[name]?.(part) ?? part}</Fragment>;
  });
}
