import { useId } from "react";
import { useTexts } from "../../i18n/use-texts";
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
          <a href={email} className="tap">
            {t("share.email")}
          </a>
        </li>
        <li>
          <a href={linkedin} rel="noopener noreferrer" className="tap">
            {t("share.linkedin")}
          </a>
        </li>
        <li>
          <a href={facebook} rel="noopener noreferrer" className="tap">
            {t("share.facebook")}
          </a>
        </li>
      </ul>
    </div>
  );
}

/**
 * Returns the URLs for sharing a post by email and on social networks.
 *
 * @param postUrl the post's absolute URL.
 */
function shareUrls(title: string, postUrl: string) {
  const [subject, url] = [encodeURIComponent(title), encodeURIComponent(postUrl)];
  return {
    email: `mailto:?subject=${subject}&body=${url}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  };
}
