import { ScreenLink } from "../../components/links/screen-link";
import type { MissingPage } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./not-found.module.css";

type Props = { readonly missing: Exclude<MissingPage, "post"> };

/** Error page for a page or help category that does not exist, with a link to go on from. */
export function NotFound({ missing }: Props) {
  const t = useTexts("not-found");
  const isCategory = missing === "helpCategory";
  return (
    <div className={`wrap ${styles.root}`}>
      {/* One of twenty-four has gone astray. */}
      <svg
        viewBox="0 0 300 176"
        width="300"
        height="176"
        aria-hidden="true"
        className={styles.picture}
      >
        <path
          stroke="#dde3ff"
          strokeWidth="24"
          strokeLinecap="round"
          strokeDasharray="0 40"
          d="M16 16h201M16 56h201M16 96h121M216 96h1M16 136h201"
        />
        <circle
          cx="176"
          cy="96"
          r="11"
          fill="none"
          stroke="#8fa3ff"
          strokeWidth="2"
          strokeDasharray="3 5"
        />
        <circle cx="270" cy="120" r="26" fill="#2549ff" />
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="2.500"
          strokeLinecap="round"
          d="M263 115v1m14-1v1m-15 13h16"
        />
      </svg>
      {/* The wording is prescribed: English in both languages. */}
      <h1 lang="en" className={styles.title}>
        {isCategory ? t("help.title") : t("title")}
      </h1>
      {isCategory ? (
        <p className="lead">{t("help.text")}</p>
      ) : (
        <p lang="en" className="lead">
          {t("text")}
        </p>
      )}
      <ScreenLink screen={isCategory ? "helpCentre" : "home"} variant="button">
        {isCategory ? t("help.back") : t("home")}
      </ScreenLink>
    </div>
  );
}
