import type { AnswerPageSettings } from "./answer-page";

/** The bundler's: compiled `answer-page.css`, and the base64 of its SHA-256. */
declare const ANSWER_PAGE: AnswerPageSettings;

export const answerPageSettings = ANSWER_PAGE;
