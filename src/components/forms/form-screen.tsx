import { clsx } from "clsx";
import ExternalLink from "lucide/dist/esm/icons/external-link.mjs";
import type { ReactNode } from "react";
import type { NamespaceWith } from "../../i18n/texts";
import { useTexts } from "../../i18n/use-texts";
import { ScreenHead } from "../layout/screen";
import { Section } from "../layout/section";
import { buttonClass } from "../ui/button";
import { Icon } from "../ui/icon";
import * as styles from "./form-screen.module.css";

/** Permissions of a vendor's form. All others, such as dialogs and unprompted navigation, stay denied. */
const sandbox = [
  "allow-scripts",
  "allow-forms",
  // Its own server rejects it without its origin. The site's origin gains it nothing: a URL there is
  // one of the site's own pages.
  "allow-same-origin",
  // Links to terms and calendars open in ordinary tabs.
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  // The form offers its file for download, or redirects to a thank-you page right after a click.
  "allow-downloads",
  "allow-top-navigation-by-user-activation",
].join(" ");

const formId = "form";

type Props = {
  readonly namespace: NamespaceWith<"frame.formInstead">;
  /** URL of a vendor's form in the page's language, to be shown in a frame; a live site may set none. */
  readonly frame: string | undefined;
  /** Sets the frame's height, so that loading does not shift the layout. */
  readonly frameClass: string | undefined;
  /** The site's own form. Below a vendor's, it is for those for whom the frame is blocked or unusable. */
  readonly form: ReactNode;
  readonly badge?: ReactNode;
  /** Beside the lead where there is room. */
  readonly aside?: ReactNode;
  /** Under the lead, so before the form on narrow screens, too. */
  readonly intro?: ReactNode;
  /** Words of a link to the form, under the lead, where the case for it comes first on narrow screens. */
  readonly action?: string;
  /**
   * The case for filling in the form: beside it, and below it on narrow screens. If there is `action`, it is across the
   * page below both the title and the form, and above the form on narrow screens.
   */
  readonly children: ReactNode;
};

/** A screen about one form, with the case for it beside. */
export function FormScreen(props: Props) {
  const { namespace, frame, frameClass, form, badge, aside, intro, action, children } = props;
  const t = useTexts(namespace);
  const reasons = <div className={styles.reasons}>{children}</div>;
  return (
    <Section>
      <div className={clsx(styles.screen, action && styles.caseAcross)}>
        <ScreenHead
          above={badge}
          title={t("title")}
          lead={t("lead")}
          aside={aside}
          intro={
            intro ??
            (action && (
              <a href={`#${formId}`} className={buttonClass("button", styles.anchor)}>
                {action}
              </a>
            ))
          }
        />
        {action && reasons}
        <div id={formId} className={styles.form}>
          {frame ? (
            <>
              <div>
                <iframe
                  // Must precede `src`: some browsers start loading as soon as `src` is set.
                  loading="lazy"
                  sandbox={sandbox}
                  referrerPolicy="no-referrer"
                  src={frame}
                  title={t("frame.title")}
                  className={clsx(styles.frame, frameClass)}
                />
                {/* Always shown: the page cannot detect whether the frame has loaded. */}
                <a
                  href={frame}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={`small touch-target ${styles.link}`}
                >
                  <span>{t("frame.link")}</span>
                  <Icon icon={ExternalLink} size={18} />
                </a>
              </div>
              <details className={`no-print ${styles.instead}`}>
                <summary className={`small ${styles.summary}`}>{t("frame.formInstead")}</summary>
                {form}
              </details>
            </>
          ) : (
            form
          )}
        </div>
        {!action && reasons}
      </div>
    </Section>
  );
}
