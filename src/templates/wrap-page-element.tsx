import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "../components/layout/layout";
import { CookieConsent } from "../features/cookie-consent/cookie-consent";
import { CookieSettingsButton } from "../features/cookie-consent/cookie-settings-button";
import { PreviewRoot } from "../features/preview/preview-root";
import { localeFromPath } from "../i18n/locales";
import { PageTextsProvider } from "../i18n/page-texts";
import type { PagePreview } from "../sanity/documents/page-preview";

/** A page without a query of its own has no data. */
type Data = { readonly locales?: Queries.TextsFragment } | undefined;

type Args = WrapPageElementBrowserArgs<object, { readonly preview?: PagePreview }>;

/** Wraps every page in what it has around its content, and provides its texts, in the language of its path. */
export function wrapPageElement({ element, props }: Args) {
  const locale = localeFromPath(props.location.pathname);
  const data = props.data as Data;
  const page = (
    <PageTextsProvider locale={locale} selected={data?.locales}>
      <Layout
        pathname={props.location.pathname}
        notice={<CookieConsent />}
        footerItem={<CookieSettingsButton variant="item" />}
      >
        {element}
      </Layout>
    </PageTextsProvider>
  );
  if (process.env.SITE_PREVIEW !== "true") return page;
  return (
    <PreviewRoot locale={locale} address={props.location.href} preview={props.pageContext.preview}>
      {page}
    </PreviewRoot>
  );
}
