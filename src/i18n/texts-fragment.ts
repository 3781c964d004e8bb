import { graphql } from "gatsby";

/** The part of a page's query that hands its texts to `gatsby-plugin-react-i18next`. */
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
