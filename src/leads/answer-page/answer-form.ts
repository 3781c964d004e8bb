import { fieldKind, type FieldName } from "../../components/forms/fields";
import { honeypotName } from "../../components/forms/honeypot-name";
import { textMark } from "../../components/links/text-marks";
import type { Locale } from "../../i18n/locales";
import { screenPath } from "../../i18n/routes";
import type svTexts from "../../locales/sv/forms.json";
import { receivedForm, type LeadKind } from "../forms";
import type { FieldError } from "../problem";
import { receiverPath } from "../../config/receiver-path";
import { html } from "hono/html";

/** The icons of the site's forms (Lucide), without React. */
function icon(shapes: ReturnType<typeof html>) {
  return html`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${shapes}</svg>`;
}

export const checkIcon = icon(html`<path d="M20 6 9 17l-5-5" />`);

export const errorIcon = icon(html`<circle cx="12" cy="12" r="10" /><path d="M12 8v4m0 4h.01" />`);

type FormTexts = Pick<typeof svTexts, "label" | "optionalLabel" | "trap">;

type Props = {
  readonly kind: LeadKind;
  readonly language: Locale;
  /** What was typed, by field. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly errors: readonly FieldError[];
  readonly texts: FormTexts;
};

/** The form again, with what was typed and the errors at their fields. */
export function answerForm({ kind, language, values = {}, errors, texts }: Props) {
  const form = receivedForm(kind);
  const { consent, submit } = form.texts[language];
  const typed = (name: string) => (typeof values[name] === "string" ? values[name] : "");
  const fields = form.fields.map((name) => {
    const error = errors.find(({ field }) => field === name)?.message;
    return formField(name, typed(name), error, texts);
  });
  return html`<form method="post" action="${receiverPath}/${kind}" novalidate>
    <input type="hidden" name="language" value="${language}" />
    <input type="hidden" name="page" value="${typed("page")}" />
    <div class="trap" aria-hidden="true">
      <label>${texts.trap} <input name="${honeypotName}" tabindex="-1" autocomplete="off" /></label>
    </div>
    <div class="fields">${fields}</div>
    <p class="consent">${consentWithLink(consent, language)}</p>
    <button class="button" type="submit">${submit}</button>
  </form>`;
}

function formField(name: FieldName, value: string, error: string | undefined, texts: FormTexts) {
  const { autoComplete, isAddress, isLong, isOptional } = fieldKind(name);
  const label = isOptional
    ? texts.optionalLabel.replace("{{label}}", texts.label[name])
    : texts.label[name];
  const attributes = [
    html`id="${name}" name="${name}"`,
    autoComplete !== undefined && html` autocomplete="${autoComplete}"`,
    isAddress && html` inputmode="email" autocapitalize="none" spellcheck="false"`,
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

function consentWithLink(consent: string, language: Locale) {
  const [before = "", , words = "", after = ""] = consent.split(textMark);
  return html`${before}<a href="${screenPath("privacyPolicy", language)}">${words}</a>${after}`;
}
