import { useEffect } from "react";
import { Accordion } from "../../components/ui/accordion";
import { openAccordionItem } from "../../components/ui/accordion-anchor";
import type { HelpQuestion } from "./help-file";
import { HelpAnswer } from "./help-answer";
import { QuestionLink } from "./question-link";

type Props = {
  readonly questions: readonly HelpQuestion[];
  /** The location that Gatsby passes to pages: a new object on every visit. */
  readonly location: { readonly hash: string };
};

/** A category's questions. The one that the URL's fragment names is opened. */
export function HelpQuestions({ questions, location }: Props) {
  useEffect(() => {
    const anchor = location.hash.slice(1);
    // After Gatsby has moved focus to the page.
    const frame = requestAnimationFrame(() => openAccordionItem(anchor));
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
