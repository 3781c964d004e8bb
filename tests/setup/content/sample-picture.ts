/** What a query's `gatsbyImageData` gives. */
import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture whose addresses carry its name. */
export function samplePicture(name: string): IGatsbyImageData {
  return {
    layout: "constrained",
    width: 1200,
    height: 800,
    backgroundColor: "#d8ece3",
    images: {
      fallback: { src: `/static/${name}-800.png`, srcSet: `/static/${name}-400.png 400w` },
      sources: [{ type: "image/avif", srcSet: `/static/${name}-400.avif 400w` }],
    },
  };
}

/** The same where a query reaches it by way of the asset's local file. */
export function sampleAsset(name: string) {
  return { localFile: { childImageSharp: { gatsbyImageData: samplePicture(name) } } };
}
