import { Screen } from "../../components/layout/screen";
import { ScreenLink } from "../../components/links/screen-link";
import { Drawing } from "../../components/ui/drawing";
import type { MissingPage } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./not-found.module.css";

type Props = { readonly missing: Exclude<MissingPage, "post"> };

/** Error page for a page or help category that does not exist, with a link to go on from. */
export function NotFound({ missing }: Props) {
  const t = useTexts("not-found");
  const title = t(`${missing}.title`);
  // The wording is prescribed: English in both languages.
  const prescribed =
    missing === "page"
      ? [t("page.prescribed"), t("page.prescribedText")]
      : [t("helpCategory.prescribed")];
  return (
    <Screen
      title={title}
      lead={t(`${missing}.text`)}
      intro={
        <>
          <ScreenLink screen={missing === "page" ? "home" : "helpCentre"} variant="button">
            {t(`${missing}.back`)}
          </ScreenLink>
          {!prescribed.includes(title) && (
            <div className="small">
              {prescribed.map((text) => (
                <p key={text} lang="en">
                  {text}
                </p>
              ))}
            </div>
          )}
        </>
      }
      // Somebody is at home everywhere, but for one window that there never was.
      picture={
        <Drawing name="not-found" width={560} height={520} priority className={styles.picture} />
      }
    />
  );
}
