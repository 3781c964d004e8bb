import { useId } from "react";
import { useTexts } from "../../i18n/use-texts";
import { shareUrls } from "./share-urls";
import * as styles from "./share-links.module.css";

type Props = {
  readonly title: string;
  /** The post's absolute URL. */
  readonly url: string;
};

/** Links for sharing a post. Plain links, so that no social network's code is loaded. */
export function ShareLinks({ title, url }: Props) {
  const t = useTexts("blog");
  const titleId = useId();
  const { email, linkedin, facebook } = shareUrls(title, url);
  return (
    <div className={styles.root}>
      <p id={titleId} className={styles.title}>
        {t("share.title")}
      </p>
      <ul aria-labelledby={titleId} className={styles.list}>
        <li>
          <a href={email}>{t("share.email")}</a>
        </li>
        <li>
          <a href={linkedin} rel="noopener noreferrer">
            {t("share.linkedin")}
          </a>
        </li>
        <li>
          <a href={facebook} rel="noopener noreferrer">
            {t("share.facebook")}
          </a>
        </li>
      </ul>
    </div>
  );
}
