import type { ReactNode } from "react";
import type { HelpCategory } from "../../i18n/routes";
import { HelpContact } from "./help-contact";
import { HelpTopics } from "./help-topics";
import * as styles from "./help-category-layout.module.css";

type Props = { readonly category: HelpCategory; readonly children: ReactNode };

/** Layout of a help category: its questions, with the other categories and a contact card at the side. */
export function HelpCategoryLayout({ category, children }: Props) {
  return (
    <div className={styles.layout}>
      <div>{children}</div>
      <div className={styles.aside}>
        <HelpTopics category={category} />
        <HelpContact />
      </div>
    </div>
  );
}
