import { Link } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { site } from "../../config/site";
import { useLocale } from "../../i18n/locale-context";
import { helpQuestionUrl, screens, type HelpCategory } from "../../i18n/routes";
import { ScreenLink } from "./screen-link";
import { markedWords, splitAtMarks } from "./text-marks";

/** Renderers for marked words, by mark name. */
export type MarkRenderers = Readonly<Record<string, (words: string) => ReactNode>>;

/** Questions of the help centre that texts link to, by mark. */
export const markedQuestions: Readonly<Record<string, readonly [HelpCategory, anchor: string]>> = {
  anonymity: ["about", "anonymity"],
  chooseTherapist: ["matchingAndTherapists", "choose-therapist"],
  getStarted: ["account", "get-started"],
  howManyPackages: ["payment", "how-many-packages"],
  lawRequires: ["about", "required-by-law"],
  otherHelp: ["about", "other-help"],
  procurement: ["about", "procurement"],
  readChats: ["account", "read-chats"],
  tax: ["payment", "tax"],
  thoughtsOfSuicide: ["about", "thoughts-of-suicide"],
  whatYouSee: ["about", "figures-by-size"],
  workEmail: ["account", "work-email"],
};

/** Marked words as a link to a screen, a question or the mailbox, or else to the element of the page with this id. */
function MarkedWords({ mark, words }: { readonly mark: string; readonly words: string }) {
  const locale = useLocale();
  const question = markedQuestions[mark];
  if (question) return <Link to={helpQuestionUrl(...question, locale)}>{words}</Link>;
  if (mark === "mailbox") return <a href={`mailto:${site.mailbox}`}>{words}</a>;
  const screen = screens.find((name) => name === mark);
  if (!screen) return <a href={`#${mark}`}>{words}</a>;
  return <ScreenLink screen={screen}>{words}</ScreenLink>;
}

type Props = {
  /** Text in which `<whitePaper>words</whitePaper>` links the words to that screen. */
  readonly text: string;
  /** Marks in addition to screens, questions of the help centre, the mailbox and ids. */
  readonly marks?: MarkRenderers;
};

/** Text whose marked words are links. */
export function LinkedText({ text, marks = {} }: Props) {
  return splitAtMarks(text).map((part, index) => {
    const [, mark, words = ""] = markedWords.exec(part) ?? [];
    if (!mark) return part;
    return (
      <Fragment key={index}>
        {marks[mark]?.(words) ?? <MarkedWords mark={mark} words={words} />}
      </Fragment>
    );
  });
}
