import { site } from "../../config/site";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./social-links.module.css";

/** Icon paths drawn inside a shared frame, so that the three logos match. */
const iconPaths = {
  facebook: "M16.5 8h-1A2.5 2.5 0 0 0 13 10.5V21M10 13.5h6",
  instagram: "M12 8.25a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5M16.75 7.25v.01",
  linkedin: "M8 11v5.5M8 7.75v.01M12 16.5V11M12 13.25a2.25 2.25 0 0 1 4.5 0v3.25",
} as const satisfies Record<keyof typeof site.socialLinks, string>;

const networks = ["facebook", "instagram", "linkedin"] as const;

/** Links to the company's social media accounts, if any. */
export function SocialLinks() {
  const t = useTexts("layout");
  const accounts = networks.flatMap((network) => {
    const url = site.socialLinks[network];
    return url ? [{ network, url }] : [];
  });
  if (accounts.length === 0) return null;
  return (
    <ul aria-label={t("follow")} className={styles.list}>
      {accounts.map(({ network, url }) => (
        <li key={network}>
          <a href={url} aria-label={t(network)} className={styles.link}>
            <svg
              viewBox="0 0 24 24"
              width="24"
              height="24"
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeWidth="1.5"
            >
              <rect x="3" y="3" width="18" height="18" rx="5" />
              <path d={iconPaths[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
