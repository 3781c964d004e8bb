import { createContext, useContext, useMemo, type ReactNode } from "react";
import { LocaleProvider } from "./locale-context";
import type { Locale } from "./locales";
import type { Namespace, TextsOf } from "./texts";

/** A page's texts by namespace. */
type PageTexts = Readonly<Record<string, unknown>>;

const TextsContext = createContext<PageTexts>({});

type Props = {
  readonly locale: Locale;
  /** The texts that the page's query selects; those in another language are left out. */
  readonly selected: Queries.TextsFragment | undefined;
  readonly children: ReactNode;
};

/** Provides a page's language, and its texts in it. */
export function PageTextsProvider({ locale, selected, children }: Props) {
  const texts = useMemo(() => {
    const nodes = (selected?.edges ?? []).map(({ node }) => node);
    const own = nodes.filter(({ language }) => language === locale);
    return Object.fromEntries(own.map(({ ns, data }) => [ns, JSON.parse(data) as unknown]));
  }, [locale, selected]);
  return (
    <LocaleProvider value={locale}>
      <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>
    </LocaleProvider>
  );
}

type AddedProps<N extends Namespace> = {
  readonly namespace: N;
  readonly texts: TextsOf<N>;
  readonly children: ReactNode;
};

/** Provides texts that are loaded on demand, beside the page's own. */
export function AddedTexts<N extends Namespace>({ namespace, texts, children }: AddedProps<N>) {
  const pageTexts = useContext(TextsContext);
  const all = useMemo(() => ({ ...pageTexts, [namespace]: texts }), [pageTexts, namespace, texts]);
  return <TextsContext.Provider value={all}>{children}</TextsContext.Provider>;
}

/** Returns the texts of a namespace; undefined if the page's query did not select them. */
export function usePageTexts(namespace: string): unknown {
  return useContext(TextsContext)[namespace];
}
