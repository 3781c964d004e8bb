import { site } from "../config/site";
import type { Locale } from "./locales";
import { helpQuestionUrl, screenPath, screens, type HelpCategory } from "./routes";

/** Questions of the help centre that texts link to, by mark. */
export const markedQuestions: Readonly<Record<string, readonly [HelpCategory, anchor: string]>> = {
  anonymity: ["about", "anonymity"],
  chooseTherapist: ["matchingAndTherapists", "choose-therapist"],
  closeAccount: ["account", "close-account"],
  confidentiality: ["about", "confidentiality"],
  contract: ["about", "contract"],
  getStarted: ["account", "get-started"],
  howManyPackages: ["payment", "how-many-packages"],
  inactivity: ["account", "inactivity"],
  lawRequires: ["about", "required-by-law"],
  otherHelp: ["about", "other-help"],
  procurement: ["about", "procurement"],
  readChats: ["account", "read-chats"],
  storedData: ["account", "data"],
  tax: ["payment", "tax"],
  thoughtsOfSuicide: ["about", "thoughts-of-suicide"],
  whatYouSee: ["about", "figures-by-size"],
  whoCanUse: ["about", "who-can-use-it"],
  workEmail: ["account", "work-email"],
};

/**
 * Returns where marked words of a text lead: to a screen, a question, the mailbox or out of the newsletter, or else to the element of the
 * page with this id.
 */
export function markedUrl(mark: string, locale: Locale): string {
  const question = markedQuestions[mark];
  if (question) return helpQuestionUrl(...question, locale);
  if (mark === "mailbox") return `mailto:${site.mailbox}`;
  if (mark === "leaveNewsletter") {
    // Without the site's own receiver, there is no form, and the section says how else.
    return `${screenPath("privacyPolicy", locale)}#${site.hasReceiver ? "newsletter-leave" : "rights"}`;
  }
  const screen = screens.find((name) => name === mark);
  return screen ? screenPath(screen, locale) : `#${mark}`;
}
