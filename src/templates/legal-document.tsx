import { graphql, type PageProps } from "gatsby";
import { LeadForm } from "../components/forms/lead-form";
import { site } from "../config/site";
import { CookieSettingsButton } from "../features/cookie-consent/cookie-settings-button";
import { LegalDocument, type LegalScreen } from "../features/legal/legal-document";
import type { SelectedDocument } from "../features/legal/legal-texts";
import type { PageContext } from "../seo/page-context";

export { PageHead as Head } from "../seo/seo-head";

type LegalContext = PageContext & {
  readonly screen: LegalScreen;
  /** The document's file in `src/locales`, for the query. */
  readonly document: string;
  /** The page's language, if the document exists in it. */
  readonly documentLanguage: string;
};
type Props = PageProps<{ readonly document: SelectedDocument }, LegalContext>;

/** The policies, the app's terms, and the accessibility statement. */
export default function LegalDocumentPage({ data, pageContext: { screen } }: Props) {
  return (
    <LegalDocument
      document={screen}
      selected={data.document}
      settingsButton={<CookieSettingsButton />}
      leaveForm={site.hasReceiver && <LeadForm name="newsletter-leave" />}
    />
  );
}

export const query = graphql`
  query LegalDocumentPage(
    $language: String!
    $document: String!
    $documentLanguage: String!
    $namespaces: [String!] = [
      "layout"
      "cookie-consent"
      "forms"
      "legal"
      "newsletter-leave"
      "storage-table"
    ]
  ) {
    ...PageTexts
    document: locale(language: { eq: $documentLanguage }, ns: { eq: $document }) {
      ...LegalTexts
    }
  }
`;
