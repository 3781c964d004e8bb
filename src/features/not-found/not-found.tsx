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
      <svg
        viewBox="20 0 240 160"
        width="300"
        height="200"
        aria-hidden="true"
        className={styles.picture}
      >
        <path fill="#dde3ff" d="M40 160V96a56 56 0 0 1 112 0v64z" />
        <path fill="#1a1a2e" d="M72 160v-60a24 24 0 0 1 48 0v60z" />
        <circle cx="108" cy="122" r="5" fill="#f4e9da" />
        <path fill="#2549ff" d="M152 160a44 44 0 0 1 88 0z" />
        <circle cx="196" cy="48" r="20" fill="#f4e9da" />
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
