/** What chat messages and mails say, in the language of the lead's page. Pure. */
import { site } from "../config/site";
import { formatStockholmTime } from "../i18n/format";
import { interpolate } from "../i18n/interpolate";
import messagesEn from "../locales/en/lead-messages.json";
import formsEn from "../locales/en/forms.json";
import messagesSv from "../locales/sv/lead-messages.json";
import formsSv from "../locales/sv/forms.json";
import { receivedForms } from "./forms";
import { whitePaperPaths } from "../i18n/routes";
import type { Lead } from "./lead-store";

export type Message = { readonly title: string; readonly lines: readonly string[] };

const texts = {
  sv: { ...messagesSv, field: formsSv.label },
  en: { ...messagesEn, field: formsEn.label },
} as const;

/**
 * Returns what the company is told of a lead.
 *
 * @param hasPersonalData whether it says what was filled in, beside which form it was, where and when.
 */
export function companyMessage(lead: Lead, hasPersonalData: boolean): Message {
  const { form, language, page, fields, receivedAt } = lead;
  const { company, field } = texts[language];
  const filledIn = receivedForms[form].fields.flatMap((name) =>
    fields[name] ? [`${field[name]}: ${fields[name]}`] : [],
  );
  return {
    title: company.title[form],
    lines: [
      ...(hasPersonalData ? filledIn : []),
      `${company.language}: ${company.ownName}`,
      ...(page ? [`${company.page}: ${site.url}${page}`] : []),
      `${company.time}: ${formatStockholmTime(new Date(receivedAt), language)}`,
      company.where,
    ],
  };
}

/**
 * Returns the mail that thanks the person who sent a lead. It contains nothing that the person wrote.
 *
 * @param leaveUrl where the person leaves the newsletter, which only a sign-up is told.
 */
export function thanksMessage({ form, language }: Lead, leaveUrl: string | undefined): Message {
  const { title, lead, download } = receivedForms[form].texts[language].thanks;
  const guide = download === undefined ? [] : ["", site.url + whitePaperPaths[language]];
  const values = { site: new URL(site.url).host, mailbox: site.mailbox };
  return {
    title: `${title} | ${site.productName}`,
    lines: [
      title,
      "",
      lead,
      ...guide,
      "",
      interpolate(texts[language].reason, values),
      ...leaveLines(language, leaveUrl),
    ],
  };
}

function leaveLines(language: Lead["language"], url: string | undefined): readonly string[] {
  return url === undefined ? [] : ["", texts[language].leave, url];
}

/** Returns the mail that asks a person to confirm a sign-up. Not a word of it is theirs. */
export function linkMessage({ language }: Lead, url: string, leaveUrl: string): Message {
  const { title, text, otherwise } = texts[language].link;
  const values = { site: new URL(site.url).host };
  return {
    title: `${title} | ${site.productName}`,
    lines: [interpolate(text, values), "", url, "", otherwise, ...leaveLines(language, leaveUrl)],
  };
}
