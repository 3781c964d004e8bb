import { graphql } from "gatsby";

/** Selects a page's texts for `gatsby-plugin-react-i18next`. */
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
`;
