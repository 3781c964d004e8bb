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
      <img
        src="/pictures/not-found.svg"
        alt=""
        width={300}
        height={176}
        className={styles.picture}
      />
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
