import { Intro } from "../../components/ui/intro";
import { MailboxText } from "../../components/ui/mailbox-text";
import { ScreenLink } from "../../components/ui/screen-link";
import { site } from "../../config/site";
import type { Screen } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";

export type IntroducedScreen = Extract<Screen, "privacyPolicy" | "appTerms" | "cookiePolicy">;

/** Screens that go with a screen. */
const related: Partial<Record<IntroducedScreen, readonly IntroducedScreen[]>> = {
  privacyPolicy: ["cookiePolicy", "appTerms"],
  cookiePolicy: ["privacyPolicy"],
  appTerms: ["privacyPolicy"],
};

type Props = { readonly screen: IntroducedScreen };

/** A screen's title and lead, and where to write with a question. */
export function ScreenIntro({ screen }: Props) {
  const t = useTexts("screen");
  return (
    <Intro title={t(`${screen}.title`)} lead={t(`${screen}.lead`)}>
      {related[screen]?.map((other) => (
        <ScreenLink key={other} screen={other} look="quiet">
          {t(`${other}.title`)}
        </ScreenLink>
      ))}
      <MailboxText text={t("contact", { mailbox: site.mailbox })} />
    </Intro>
  );
}
