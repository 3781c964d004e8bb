import { Intro } from "../../components/ui/intro";
import { MailboxText } from "../../components/ui/mailbox-text";
import { site } from "../../config/site";
import { useTexts } from "../../i18n/use-texts";
import { HelpCategoryList } from "./help-category-list";

/** The way to the answers: seven categories, and where to write with another question. */
export function HelpCentre() {
  const t = useTexts("help-centre");
  return (
    <Intro title={t("title")} lead={t("lead")}>
      <HelpCategoryList />
      <MailboxText text={t("contact", { mailbox: site.mailbox })} />
    </Intro>
  );
}
