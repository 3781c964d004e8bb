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

/** Marks in texts that link to a question of the help centre. */
export const questionLinks: MarkRenderers = {
  anonymity: (words) => (
    <QuestionLink category="about" question="anonymity">
      {words}
    </QuestionLink>
  ),
  getStarted: (words) => (
    <QuestionLink category="account" question="get-started">
      {words}
    </QuestionLink>
  ),
  otherHelp: (words) => (
    <QuestionLink category="about" question="other-help">
      {words}
    </QuestionLink>
  ),
};
