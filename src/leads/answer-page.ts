/**
 * The page that answers a form that the browser itself has posted, because the page's script did not run. It
 * thanks, or shows the form again with everything that was typed and what is wrong with it.
 */
import { html, raw } from "hono/html";
import { receiverPath } from "../config/receiver-path";
import { site } from "../config/site";
import type { Locale } from "../i18n/locales";
import { markedUrl } from "../i18n/marked-url";
import { screenPath, whitePaperPaths } from "../i18n/routes";
import { markedWords, splitAtMarks } from "../i18n/text-marks";
import formsEn from "../locales/en/forms.json";
import answerEn from "../locales/en/lead-answer.json";
import formsSv from "../locales/sv/forms.json";
import answerSv from "../locales/sv/lead-answer.json";
import { fieldKind, honeypotName, type FieldName, type FormName } from "../forms/fields";
import { receivedForms } from "./forms";
import { responseHeaders, type FieldError, type Problem } from "./problem";

export type AnswerPageSettings = {
  /** The stylesheet, and what allows it in a content security policy. */
  readonly styles: string;
  readonly styleSource: string;
  /** The security headers of the site's own pages, which each answer has. */
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Sent or confirmed; sent, with a link to come; on the page of a link that confirms or leaves; a link that is none or
 * too old.
 */
export type Outcome = "sent" | "link-sent" | "confirm" | "leave" | "expired";

type Answer = {
  readonly form: FormName;
  readonly language: Locale;
  readonly outcome: Outcome | Problem;
  /** What was typed, by field, or what a mailed link has in its address. */
  readonly values?: Readonly<Record<string, unknown>>;
};

const texts = { sv: { ...formsSv, ...answerSv }, en: { ...formsEn, ...answerEn } } as const;

/** The icons of the site's forms (Lucide), without React. */
const icon = (shapes: string) =>
  raw(`<svg class="lucide" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor"
    stroke-width="1.5" aria-hidden="true">${shapes}</svg>`);

const checkIcon = icon('<path d="M20 6 9 17l-5-5" />');
const errorIcon = icon('<circle cx="12" cy="12" r="10" /><path d="M12 7.5v5m0 2.25v1.5" />');

/** Returns the notice at the top of the page for a problem. */
function noticeFor({ status }: Problem, language: Locale) {
  const { failure, tooLong } = texts[language];
  if (status === 413) return tooLong;
  if (status === 429) return failure.limited;
  return status < 500 ? failure.refused : failure.broken;
}

function mailboxLine(language: Locale) {
  const [before = "", after = ""] = texts[language].mailbox.split("{{mailbox}}");
  return html`<p>${before}<a href="mailto:${site.mailbox}">${site.mailbox}</a>${after}</p>`;
}

/** A page with a title, a sentence and the way home. */
function notice(language: Locale, { title, lead }: { title: string; lead: string }) {
  return html`<h1>${title}</h1>
    <p class="lead">${lead}</p>
    <p><a href="${screenPath("home", language)}">${texts[language].home}</a></p>`;
}

/** The page of a mailed link. Opening it does nothing, as programs that check mails open each link. */
function linkPage(answer: Answer) {
  const { title, lead } = linkTexts(answer);
  return html`<h1>${title}</h1>
    <p class="lead">${lead}</p>
    ${linkButton(answer)}`;
}

function linkButton(answer: Answer) {
  const parameters = new URLSearchParams(answer.values as Record<string, string>);
  return html`<form method="post" action="${receiverPath}/${answer.form}/confirm?${parameters}">
    <button class="button touch-target" type="submit">${linkTexts(answer).submit}</button>
  </form>`;
}

function linkTexts({ form, language }: Answer) {
  return texts[language][form === "newsletter-leave" ? "leave" : "confirm"];
}

function thanks({ form, language }: Answer) {
  const { title, lead, download } = receivedForms[form].texts[language].thanks;
  const guide = whitePaperPaths[language];
  return html`<span class="mark accent">${checkIcon}</span>
    <h1>${title}</h1>
    <p class="lead">${lead}</p>
    ${download !== undefined && html`<p><a class="button touch-target" href="${guide}" download>${download}</a></p>`}
    <p><a href="${screenPath("home", language)}">${texts[language].home}</a></p>`;
}

/** The form again, with what was typed and the errors at their fields. */
function filledForm({ form, language, values = {} }: Answer, errors: readonly FieldError[]) {
  const { fields: names, texts: formTexts } = receivedForms[form];
  const { consent, submit } = formTexts[language];
  const { trap } = texts[language];
  const typed = (name: string) => (typeof values[name] === "string" ? values[name] : "");
  const fields = names.map((name) => {
    const error = errors.find(({ field }) => field === name)?.message;
    return formField(name, typed(name), error, language);
  });
  return html`<form method="post" action="${receiverPath}/${form}" novalidate>
    <input type="hidden" name="language" value="${language}" />
    <input type="hidden" name="page" value="${typed("page")}" />
    <div class="visually-hidden" aria-hidden="true">
      <label>${trap} <input name="${honeypotName}" tabindex="-1" autocomplete="off" /></label>
    </div>
    <div class="fields">${fields}</div>
    <p class="small">${consentWithLinks(consent, language)}</p>
    <button class="button touch-target" type="submit">${submit}</button>
  </form>`;
}

function formField(name: FieldName, value: string, error: string | undefined, language: Locale) {
  const { input: inputAttributes = {}, isLong, isOptional } = fieldKind(name);
  const { label: labels, optionalLabel } = texts[language];
  const label = isOptional ? optionalLabel.replace("{{label}}", labels[name]) : labels[name];
  const attributes = [
    html`id="${name}" name="${name}"`,
    Object.entries(inputAttributes).map(
      ([attribute, setting]) => html` ${attribute.toLowerCase()}="${String(setting)}"`,
    ),
    error !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`,
  ];
  // HTML drops a line break at the start of a text area.
  const input = isLong
    ? html`<textarea rows="5" ${attributes}>${`\n${value}`}</textarea>`
    : html`<input ${attributes} value="${value}" />`;
  return html`<div${isLong && html` class="long"`}>
<label for="${name}">${label}</label>
${input}
${error !== undefined && html`<p class="error" id="${name}-error">${errorIcon}${error}</p>`}
</div>`;
}

function consentWithLinks(consent: string, language: Locale) {
  return splitAtMarks(consent).map((part) => {
    const [, mark = "", words = ""] = markedWords.exec(part) ?? [];
    return mark ? html`<a href="${markedUrl(mark, language)}">${words}</a>` : part;
  });
}

function failed(answer: Answer, problem: Problem) {
  const { form, language, values = {} } = answer;
  const again = () => ("code" in values ? linkButton(answer) : filledForm(answer, errors));
  const { errors = [] } = problem.details;
  const { title, text } = noticeFor(problem, language);
  // For those who do not see the whole form at once.
  const links = errors.map(
    ({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`,
  );
  return html`<h1>${receivedForms[form].texts[language].title}</h1>
    <div class="notice" role="alert">
      ${errorIcon}
      <div>
        <h2 class="title-text">${title}</h2>
        <p>${text}</p>
        ${
          links.length > 0
            ? html`<ul>
                ${links}
              </ul>`
            : mailboxLine(language)
        }
      </div>
    </div>
    ${problem.status !== 413 && again()}`;
}

/**
 * The form is the answer to a POST. Where no browser may keep it, Back leads to an error page (Chromium's
 * ERR_CACHE_MISS) and what was typed is gone.
 */
const keptForBack = { "Cache-Control": "private, no-cache" };

/** What the page may load, but for its style. */
const policy =
  "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; font-src 'self'; img-src 'self'";

function titleOf({ form, language, outcome }: Answer): { readonly title: string } {
  if (typeof outcome !== "string") return noticeFor(outcome, language);
  if (outcome === "sent") return receivedForms[form].texts[language].thanks;
  return texts[language][outcome];
}

function mainOf(answer: Answer) {
  const { language, outcome } = answer;
  if (typeof outcome !== "string") return failed(answer, outcome);
  if (outcome === "confirm" || outcome === "leave") return linkPage(answer);
  if (outcome === "link-sent" || outcome === "expired")
    return notice(language, texts[language][outcome]);
  return thanks(answer);
}

/** Returns the page as a response, with the status of the outcome. */
export async function answerPage(settings: AnswerPageSettings, answer: Answer): Promise<Response> {
  const { language, outcome } = answer;
  const isProblem = typeof outcome !== "string";
  const { title } = titleOf(answer);
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${site.productName}</title>
        <link rel="icon" href="/favicon.svg" />
        ${raw(`<style>${settings.styles}</style>`)}
      </head>
      <body>
        <header>
          <a class="touch-target plain-link" href="${screenPath("home", language)}">
            <img src="/favicon.svg" alt="" width="32" height="32" />${site.productName}</a
          >
        </header>
        <main>${mainOf(answer)}</main>
      </body>
    </html>`;
  return new Response(page, {
    status: isProblem ? outcome.status : outcome === "expired" ? 404 : 200,
    headers: {
      ...responseHeaders,
      ...(isProblem && { ...keptForBack, ...outcome.details.headers }),
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": language,
      "Content-Security-Policy": `${policy}; style-src ${settings.styleSource}`,
    },
  });
}
