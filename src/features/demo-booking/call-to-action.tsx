import type { NamespaceWith } from "../../i18n/texts";
import { useTexts } from "../../i18n/use-texts";
import { ScreenLink } from "../../components/links/screen-link";
import * as styles from "./call-to-action.module.css";

type Props = { readonly namespace: NamespaceWith<"closing.text"> };

/** Call to action at the end of a screen for employers: book a demo. */
export function CallToAction({ namespace }: Props) {
  const t = useTexts(namespace);
  const layoutTexts = useTexts("layout");
  return (
    <section aria-labelledby="closing" className={`no-print ${styles.closing}`}>
      <h2 id="closing">{t("closing.title")}</h2>
      <p className={styles.text}>{t("closing.text")}</p>
      <ScreenLink screen="demoBooking" variant="button">
        {layoutTexts("bookDemo")}
      </ScreenLink>
    </section>
  );
}
