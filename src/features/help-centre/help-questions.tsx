import { useEffect } from "react";
import { Accordion } from "../../components/ui/accordion";
import { showAccordionItem } from "../../components/ui/accordion-anchor";
import type { HelpQuestion } from "./help-file";
import { HelpAnswer } from "./help-answer";
import { QuestionLink } from "./question-link";

type Props = {
  readonly questions: readonly HelpQuestion[];
  /** The page's address as Gatsby hands it to pages: another object at every visit. */
  readonly location: { readonly hash: string };
};

/** The questions of a category. An address with a question's anchor opens that question. */
export function HelpQuestions({ questions, location }: Props) {
  useEffect(() => {
    const anchor = location.hash.slice(1);
    // After Gatsby has put the focus on the whole page.
    const frame = requestAnimationFrame(() => showAccordionItem(anchor));
    return () => cancelAnimationFrame(frame);
  }, [location]);

  return (
    <Accordion
      heading="h2"
      items={questions.map(({ key, question, answer }) => ({
        key,
        anchor: key,
        title: question,
        content: (
          <>
            <HelpAnswer answer={answer} />
            <QuestionLink anchor={key} question={question} />
          </>
        ),
      }))}
    />
  );
}
