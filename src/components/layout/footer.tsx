import { useContext, useId, type ReactNode } from "react";
import { company } from "../../config/company";
import { site } from "../../config/site";
import { useLocale } from "../../i18n/locale-context";
import { toDialableNumber, formatPhoneNumber } from "../../i18n/phone-number";
import { useTexts } from "../../i18n/use-texts";
import { CrisisNumbers } from "./crisis-numbers";
import { Copyright } from "./copyright";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";
import { ScreenListItems, type ListedScreen } from "./screen-items";
import { LayoutSlotsContext } from "./layout-slots";
import { SocialLinks } from "./social-links";
import * as linkStyles from "./footer-link.module.css";
import * as styles from "./footer.module.css";

const companyScreens: readonly ListedScreen[] = ["about", "blog", "product", "therapists"];
const informationScreens: readonly ListedScreen[] = [
  "privacyPolicy",
  "cookiePolicy",
  "accessibility",
  "helpCentre",
];

/** Page footer: links, contact details and copyright. */
export function Footer() {
  const t = useTexts("layout");
  const { footerItem } = useContext(LayoutSlotsContext);
  const { street, postalCode, city } = site.postalAddress;
  const { name, registrationNumber, registeredOffice, vatNumber } = company;
  const registration = { company: name, registrationNumber, registeredOffice, vatNumber };
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <p className={styles.crisis}>
          <CrisisNumbers />
        </p>
        <div className={styles.groups}>
          <div className={styles.brand}>
            <Logo />
            <p className={styles.tagline}>{t("tagline")}</p>
            <LanguageSwitch />
          </div>
          <LinkGroup title={t("company")} screens={companyScreens} />
          <LinkGroup title={t("information")} screens={informationScreens}>
            {footerItem && <li>{footerItem}</li>}
          </LinkGroup>
          <div className={styles.contact}>
            <h2 className={styles.title}>{t("contact")}</h2>
            <address className={styles.address}>
              <a href={`mailto:${site.mailbox}`} className={linkStyles.link}>
                {site.mailbox}
              </a>
              {process.env.SITE_PHONE && <PhoneLink number={process.env.SITE_PHONE} />}
              <p className={styles.postal}>
                {company.name}
                <br />
                {street}
                <br />
                {postalCode} {city}
              </p>
            </address>
          </div>
        </div>
        <div className={styles.end}>
          <div className={styles.registration}>
            <Copyright />
            <p>{t("registration", registration)}</p>
          </div>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}

function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={`tel:${toDialableNumber(number)}`} className={linkStyles.link}>
      {formatPhoneNumber(number, useLocale())}
    </a>
  );
}

type LinkGroupProps = {
  readonly title: string;
  readonly screens: readonly ListedScreen[];
  /** Additional list items. */
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
        <ScreenListItems screens={screens} linkClass={linkStyles.link} />
        {children}
      </ul>
    </nav>
  );
}
