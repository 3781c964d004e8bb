/**
 * What the translation plugin uses of i18next and `react-i18next`, in place of both (see
 * `src/gatsby/internals/replaced-modules.ts`); saves 17 KB. It keeps a page's texts, which `useTexts` reads. A page
 * has all its texts from the start, so nothing needs loading or re-rendering.
 */
import { createContext, createElement, useContext, type ReactNode } from "react";

type Resources = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function createInstance() {
  let resources: Resources = {};
  const instance = {
    language: "",
    init(options: { readonly resources: Resources; readonly lng: string }): void {
      resources = options.resources;
      instance.language = options.lng;
    },
    getResourceBundle: (lng: string, ns: string): unknown => resources[lng]?.[ns],
  };
  return instance;
}

// Matches i18next's default export.
// eslint-disable-next-line import-x/no-default-export
export default { createInstance };

const InstanceContext = createContext<unknown>(undefined);

type Props = { readonly i18n: unknown; readonly children?: ReactNode };

export function I18nextProvider({ i18n, children }: Props) {
  return createElement(InstanceContext.Provider, { value: i18n }, children);
}

export function useTranslation() {
  return { i18n: useContext(InstanceContext) };
}
