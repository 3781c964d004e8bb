import { SectionHead } from "../../components/layout/section-head";
import { ScreenLink } from "../../components/links/screen-link";
import { Drawing } from "../../components/ui/drawing";
import type { Listed, NamespaceWith } from "../../i18n/texts";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./call-to-action.module.css";

type Props<N extends string> = { readonly namespace: Listed<N, "closing.text"> };

/**
 * Call to action at the end of a screen for employers, in a `Section` on ink: book a demo. It is night, and one window is
 * lit: on each screen another.
 */
export function CallToAction<N extends string>({ namespace }: Props<N>) {
  const t = useTexts(namespace as NamespaceWith<"closing.text">);
  const layoutTexts = useTexts("layout");
  return (
    <section aria-labelledby="closing" className={styles.closing}>
      <div className={styles.text}>
        <SectionHead id="closing" title={t("closing.title")} lead={t("closing.text")}>
          <ScreenLink screen="demoBooking" variant="button">
            {layoutTexts("bookDemo")}
          </ScreenLink>
        </SectionHead>
      </div>
      <Drawing
        name={`house-night-${namespace}`}
        width={832}
        height={568}
        className={styles.house}
      />
    </section>
  );
}
