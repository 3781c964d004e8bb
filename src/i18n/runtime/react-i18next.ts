/**
 * The parts of `react-i18next` that the translation plugin and the site use, for the visitor's bundle
 * (see `src/gatsby/webpack/configure-webpack.ts`). A page has one instance with all of its texts, from the start:
 * nothing is waited for and nothing changes under a component.
 */
import { createContext, createElement, useContext, type ReactNode } from "react";

const InstanceContext = createContext<unknown>(undefined);

type Props = { readonly i18n: unknown; readonly children?: ReactNode };

export function I18nextProvider({ i18n, children }: Props) {
  return createElement(InstanceContext.Provider, { value: i18n }, children);
}

export function useTranslation() {
  return { i18n: useContext(InstanceContext) };
}
