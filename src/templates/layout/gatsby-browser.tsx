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
import { LocaleProvider } from "../../i18n/locale-context";
import { localeFromPath } from "../../i18n/locales";

/**
 * Wraps every page in what it has around its content, in the language of its path. A plugin of its own, as the site's
 * own wrapper would be outside of the plugin that provides the texts.
 */
export function wrapPageElement({ element, props: { location } }: WrapPageElementBrowserArgs) {
  const { pathname } = location;
  return (
    <LocaleProvider value={localeFromPath(pathname)}>
      <Layout
        pathname={pathname}
        notice={<CookieConsent />}
        footerItem={<CookieSettingsButton variant="item" />}
      >
        {element}
      </Layout>
    </LocaleProvider>
  );
}
