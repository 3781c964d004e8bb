import { Link } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { useLocale } from "../../i18n/locale-context";
import { markedUrl } from "../../i18n/marked-url";
import { phoneHref } from "../../i18n/phone-number";
import { markedWords, splitAtMarks } from "../../i18n/text-marks";

/** Renderers for marked words, by mark name. */
export type MarkRenderers = Readonly<Record<string, (words: string) => ReactNode>>;

function MarkedWords({ mark, words }: { readonly mark: string; readonly words: string }) {
  const locale = useLocale();
  if (mark === "number") return <a href={phoneHref(words)}>{words}</a>;
  const url = markedUrl(mark, locale);
  return url.startsWith("/") ? <Link to={url}>{words}</Link> : <a href={url}>{words}</a>;
}

type Props = {
  /** Text in which `<whitePaper>words</whitePaper>` links the words to that screen. */
  readonly text: string;
  /** Marks in addition to phone numbers (`number`), screens, questions of the help centre, the mailbox and ids. */
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
