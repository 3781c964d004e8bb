import { graphql } from "gatsby";

/**
 * A page's texts, for `PageTextsProvider`. Each page query names the namespaces that its page
 * renders, as the default of `$namespaces`.
 */
export const query = graphql`
  fragment Texts on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }

  fragment PageTexts on Query {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...Texts
    }
  }
`;
