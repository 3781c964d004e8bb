import type { ReactNode } from "react";
import { SectionHead } from "../../components/layout/section-head";
import { LinkedText } from "../../components/links/linked-text";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./demo-portal.module.css";

type Props = { readonly picture: ReactNode };

/** What the demo shows of the customer portal, from how many employees it has figures, and how long a contract runs. */
export function DemoPortal({ picture }: Props) {
  const t = useTexts("demo-booking");
  return (
    <section aria-labelledby="portal" className={styles.portal}>
      {picture}
      <div>
        <SectionHead
          id="portal"
          title={t("portal.title")}
          lead={<LinkedText text={t("portal.text")} />}
        />
        <p className="soft">{t("terms")}</p>
      </div>
    </section>
  );
}
