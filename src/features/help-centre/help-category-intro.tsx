import { BackLink } from "../../components/ui/back-link";
import { Intro } from "../../components/ui/intro";
import { MailboxText } from "../../components/ui/mailbox-text";
import { site } from "../../config/site";
import type { HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";

type Props = { readonly category: HelpCategory };

/** A category of the help centre: what it answers, and where to write with another question. */
export function HelpCategoryIntro({ category }: Props) {
  const t = useTexts("help-category");
  return (
    <Intro
      before={<BackLink screen="helpCentre">{t("back")}</BackLink>}
      title={t(`${category}.title`)}
      lead={t(`${category}.lead`)}
    >
      <MailboxText text={t("contact", { mailbox: site.mailbox })} />
    </Intro>
  );
}
