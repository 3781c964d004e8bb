import { Component } from "react";
import type { Locale } from "../../i18n/locales";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";

/**
 * Announces client-side navigation to screen readers in the page's language. The first page of a visit
 * is announced by the browser.
 */
export function RouteAnnouncer({ pathname }: { readonly pathname: string }) {
  const t = useTexts("layout");
  return (
    <Announcement
      pathname={pathname}
      locale={useLocale()}
      textOf={(page) => t("newPage", { page })}
    />
  );
}

type Props = {
  readonly pathname: string;
  readonly locale: Locale;
  readonly textOf: (page: string) => string;
};

class Announcement extends Component<Props> {
  override state = { text: "" };

  // Runs before the focus moves, so that the page's name is spoken first. An effect may run later, and React 18 warns of
  // a layout effect on the server.
  override componentDidUpdate({ pathname: previous }: Props) {
    const { pathname, textOf } = this.props;
    if (pathname === previous) return;
    // Not the title, which Gatsby sets later.
    const page = document.querySelector("main h1")?.textContent;
    if (page) this.setState({ text: textOf(page) });
  }

  override render() {
    return (
      <p lang={this.props.locale} aria-live="assertive" className="no-print visually-hidden">
        {this.state.text}
      </p>
    );
  }
}
