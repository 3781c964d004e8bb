import type { PageContext } from "./page-context";
import { SeoHead } from "./seo-head";

type Props = { readonly pageContext: PageContext };

/** The head of a page of which the metadata file says all. A template exports it as its `Head`. */
export function PageHead({ pageContext }: Props) {
  const { language, metadata, alternates } = pageContext;
  return <SeoHead locale={language} content={metadata} alternates={alternates} />;
}
