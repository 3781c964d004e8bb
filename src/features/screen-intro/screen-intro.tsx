import { Intro } from "../../components/ui/intro";
import { MailboxText } from "../../components/ui/mailbox-text";
import { site } from "../../config/site";
import type { Screen } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";

export type IntroducedScreen = Exclude<Screen, "home" | "about" | "blog">;

type Props = { readonly screen: IntroducedScreen };

/** A screen's title and lead, and where to write with a question. */
export function ScreenIntro({ screen }: Props) {
  const t = useTexts("screen");
  return (
    <Intro title={t(`${screen}.title`)} lead={t(`${screen}.lead`)}>
      <MailboxText text={t("contact", { mailbox: site.mailbox })} />
    </Intro>
  );
}
