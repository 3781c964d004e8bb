import type { PageContext } from "./page-context";
import { SeoHead } from "./seo-head";

type Props = { readonly pageContext: PageContext };

/** Head of a page that is fully described by the metadata file. Templates export it as their `Head`. */
export function PageHead({ pageContext }: Props) {
  const { language, metadata, alternates } = pageContext;
  return <SeoHead locale={language} content={metadata} alternates={alternates} />;
}
