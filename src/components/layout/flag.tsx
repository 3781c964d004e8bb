import type { ReactNode } from "react";
import type { Locale } from "../../i18n/locales";

const drawings: Record<Locale, ReactNode> = {
  sv: (
    <>
      <path fill="#0b5cad" d="M0 0h28v20H0z" />
      <path fill="#ffcd1c" d="M8 0h4v8h16v4H12v8H8v-8H0V8h8z" />
    </>
  ),
  en: (
    <>
      <path fill="#1f2f7a" d="M0 0h28v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 28 20M28 0 0 20" />
      <path stroke="#d2203a" strokeWidth="1.4" d="m0 0 28 20M28 0 0 20" />
      <path fill="#fff" d="M11 0h6v7h11v6H17v7h-6v-7H0V7h11z" />
      <path fill="#d2203a" d="M12.3 0h3.4v8.3H28v3.4H15.7V20h-3.4v-8.3H0V8.3h12.3z" />
    </>
  ),
};

/** Decorative flag beside a language's name. */
export function Flag({ locale }: { readonly locale: Locale }) {
  return (
    <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
      {drawings[locale]}
    </svg>
  );
}
