import type { AnswerPageSettings } from "./answer-page";

/** The bundler's. */
declare const ANSWER_PAGE: AnswerPageSettings;

export const answerPageSettings = ANSWER_PAGE;
