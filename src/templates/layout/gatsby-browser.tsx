import "../../styles/tokens.css";
import "../../styles/fonts.css";
import "../../styles/reset.css";
import "../../styles/base.css";
import "../../styles/classes.css";
import "../../styles/utilities.css";
import "../../styles/print.css";
import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "../../components/layout/layout";
import { CookieConsent } from "../../features/cookie-consent/cookie-consent";
import { CookieSettingsButton } from "../../features/cookie-consent/cookie-settings-button";
import { localeFromPath } from "../../i18n/locales";
import { PageTextsProvider } from "../../i18n/page-texts";

/** A page without a query of its own has no data. */
type Data = { readonly locales?: Queries.TextsFragment } | undefined;

/** Wraps every page in what it has around its content, and provides its texts, in the language of its path. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs) {
  const { pathname } = props.location;
  const data = props.data as Data;
  return (
    <PageTextsProvider locale={localeFromPath(pathname)} selected={data?.locales}>
      <Layout
        pathname={pathname}
        notice={<CookieConsent />}
        footerItem={<CookieSettingsButton variant="item" />}
      >
        {element}
      </Layout>
    </PageTextsProvider>
  );
}
