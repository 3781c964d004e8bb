import type { IconNode } from "lucide";
import { useId, type ReactNode } from "react";
import { site } from "../../config/site";
import { useLocale } from "../../i18n/locale-context";
import { formatPhoneNumber, phoneHref } from "../../i18n/phone-number";
import { useTexts } from "../../i18n/use-texts";
import { useIsHydrated } from "../ui/client-state";
import { Icon } from "../ui/icon";
import { CrisisNumbers } from "./crisis-notice";
import { footerLinkClass } from "./footer-link";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";
import { ScreenListItems, type ListedScreen } from "./screen-items";
import * as styles from "./footer.module.css";

const companyScreens: readonly ListedScreen[] = ["about", "blog", "product", "therapists"];
const informationScreens: readonly ListedScreen[] = [
  "privacyPolicy",
  "cookiePolicy",
  "accessibility",
  "helpCentre",
];

type Props = {
  readonly pathname: string;
  /** The last of the information links, with `footerLinkClass`. */
  readonly item?: ReactNode;
};

/** Page footer: links, contact details and copyright. */
export function Footer({ pathname, item }: Props) {
  const t = useTexts("layout");
  const locale = useLocale();
  const isHydrated = useIsHydrated();
  const phone = process.env.SITE_PHONE;
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <p className={`no-print ${styles.crisis}`}>
          <CrisisNumbers />
        </p>
        <div className={styles.groups}>
          <div className={`no-print ${styles.brand}`}>
            <Logo />
            <p className={styles.tagline}>{t("tagline")}</p>
            <LanguageSwitch pathname={pathname} className={styles.language} />
          </div>
          <LinkGroup title={t("company")} screens={companyScreens} />
          <LinkGroup title={t("information")} screens={informationScreens}>
            {item && <li>{item}</li>}
          </LinkGroup>
          <div className={styles.contact}>
            <h2 className={`no-print ${styles.title}`}>{t("contact")}</h2>
            <address className={styles.address}>
              <a href={`mailto:${site.mailbox}`} className={footerLinkClass}>
                {site.mailbox}
              </a>
              {phone && (
                <a href={phoneHref(phone)} className={footerLinkClass}>
                  {formatPhoneNumber(phone, locale)}
                </a>
              )}
              <p className={styles.postal}>
                {site.company.name}
                <br />
                {site.postalAddress.street}
                <br />
                {site.postalAddress.postalCode} {site.postalAddress.city}
              </p>
            </address>
          </div>
        </div>
        <div className={styles.end}>
          <div className={styles.registration}>
            {/*
             * A page built last year contains last year's; React hydrates it unchanged, and the new key
             * then remounts the line with the visitor's year.
             */}
            <p key={String(isHydrated)} suppressHydrationWarning>
              {t("copyright", { year: new Date().getFullYear() })}
            </p>
            <p>{t("registration")}</p>
          </div>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}

type LinkGroupProps = {
  readonly title: string;
  readonly screens: readonly ListedScreen[];
  readonly children?: ReactNode;
};

function LinkGroup({ title, screens, children }: LinkGroupProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.links}>
        <ScreenListItems screens={screens} linkClass={footerLinkClass} />
        {children}
      </ul>
    </nav>
  );
}

/** Draws a logo inside a shared frame, so that the three match. */
const logo = (d: string): IconNode => [
  ["rect", { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
  ["path", { d }],
];

const networks = [
  ["facebook", logo("M16.5 8h-1A2.5 2.5 0 0 0 13 10.5V21M10 13.5h6")],
  ["instagram", logo("M12 8.25a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5M16.75 7.25v.01")],
  ["linkedin", logo("M8 11v5.5M8 7.75v.01M12 16.5V11M12 13.25a2.25 2.25 0 0 1 4.5 0v3.25")],
] as const;

/** Links to the company's social media accounts, if any. */
function SocialLinks() {
  const t = useTexts("layout");
  const accounts = networks.filter(([network]) => site.socialLinks[network]);
  if (accounts.length === 0) return null;
  return (
    <ul aria-label={t("follow")} className={`no-print ${styles.social}`}>
      {accounts.map(([network, icon]) => (
        <li key={network}>
          <a href={site.socialLinks[network]} aria-label={t(network)} className={styles.network}>
            <Icon icon={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
