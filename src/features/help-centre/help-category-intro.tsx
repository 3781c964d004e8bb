import { ArrowLeft } from "lucide-react";
import { Intro } from "../../components/ui/intro";
import { MailboxText } from "../../components/ui/mailbox-text";
import { ScreenLink } from "../../components/ui/screen-link";
import { site } from "../../config/site";
import type { HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./help-category-intro.module.css";

type Props = { readonly category: HelpCategory };

/** A category of the help centre: what it answers, and where to write with another question. */
export function HelpCategoryIntro({ category }: Props) {
  const t = useTexts("help-category");
  const back = (
    <ScreenLink screen="helpCentre" className={styles.back}>
      <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
      {t("back")}
    </ScreenLink>
  );
  return (
    <Intro before={back} title={t(`${category}.title`)} lead={t(`${category}.lead`)}>
      <MailboxText text={t("contact", { mailbox: site.mailbox })} />
    </Intro>
  );
}
