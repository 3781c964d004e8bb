import { Link } from "gatsby";
import { useLocale } from "../../i18n/locale-context";
import { helpQuestionUrl, type HelpCategory } from "../../i18n/routes";
import type { MarkRenderers } from "./linked-text";

type Props = {
  readonly category: HelpCategory;
  /** The question's anchor on its category's page. */
  readonly question: string;
  readonly children: string;
};

/** Link to a question of the help centre, in the page's language. */
function QuestionLink({ category, question, children }: Props) {
  return <Link to={helpQuestionUrl(category, question, useLocale())}>{children}</Link>;
}

const questions: Readonly<Record<string, readonly [HelpCategory, string]>> = {
  anonymity: ["about", "anonymity"],
  getStarted: ["account", "get-started"],
  otherHelp: ["about", "other-help"],
};

/** Marks in texts that link to a question of the help centre. */
export const questionLinks: MarkRenderers = Object.fromEntries(
  Object.entries(questions).map(([mark, [category, question]]) => [
    mark,
    (words) => (
      <QuestionLink category={category} question={question}>
        {words}
      </QuestionLink>
    ),
  ]),
);
