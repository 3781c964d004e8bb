import { useId } from "react";
import { buttonClass } from "../../components/ui/button";
import { undividedText } from "../../config/visible-text";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./share-links.module.css";

type Props = {
  readonly title: string;
  /** The post's absolute URL. */
  readonly url: string;
};

/** Links for sharing a post. Plain links, so that no social network's code is loaded. */
export function ShareLinks({ title, url: postUrl }: Props) {
  const t = useTexts("blog");
  const titleId = useId();
  const [subject, url] = [encodeURIComponent(undividedText(title)), encodeURIComponent(postUrl)];
  const links = [
    ["email", `mailto:?subject=${subject}&body=${url}`],
    ["linkedin", `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
    ["facebook", `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  ] as const;
  return (
    <div className={`no-print ${styles.root}`}>
      <p id={titleId} className={`title-text ${styles.title}`}>
        {t("share.title")}
      </p>
      <ul aria-labelledby={titleId} className={styles.list}>
        {links.map(([name, href]) => (
          <li key={name}>
            <a
              href={href}
              rel="noopener noreferrer"
              className={buttonClass("outlined", styles.link)}
            >
              {t(`share.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
