/** Sample values of a query's `gatsbyImageData`. */
import type { IGatsbyImageData } from "gatsby-plugin-image";

/** Returns a Sanity asset with an image whose URLs contain its name. */
export function sampleAsset(name: string) {
  const gatsbyImageData: IGatsbyImageData = {
    layout: "constrained",
    width: 1200,
    height: 800,
    backgroundColor: "#d8ece3",
    images: {
      fallback: { src: `/static/${name}-800.png`, srcSet: `/static/${name}-400.png 400w` },
      sources: [{ type: "image/avif", srcSet: `/static/${name}-400.avif 400w` }],
    },
  };
  return { focusY: null, localFile: { childImageSharp: { gatsbyImageData } } };
}
