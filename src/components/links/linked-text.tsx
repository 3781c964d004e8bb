import { Fragment, type ReactNode } from "react";
import { screens, type Screen } from "../../i18n/routes";
import { ScreenLink } from "./screen-link";
import { textMark } from "./text-marks";

/** Renderers for marked words, by mark name. */
export type MarkRenderers = Readonly<Record<string, (words: string) => ReactNode>>;

type Props = {
  /** Text in which `<whitePaper>words</whitePaper>` links the words to that screen. */
  readonly text: string;
  /** Marks in addition to the screen names. */
  readonly marks?: MarkRenderers;
};

function isScreen(name: string): name is Screen {
  return screens.some((screen) => screen === name);
}

/** Text whose marked words are links to screens. Words with an unknown mark stay plain text. */
export function LinkedText({ text, marks = {} }: Props) {
  // Splitting by a pattern with two groups yields: text, mark name, marked words, text, …
  const parts = text.split(textMark);
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
