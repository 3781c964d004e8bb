import { useState } from "react";
import { site } from "../../config/site";
import { Form } from "../../components/forms/form";
import { FormSuccess } from "../../components/forms/form-success";
import { Drawing } from "../../components/ui/drawing";
import { SectionHead } from "../../components/layout/section-head";
import type { FormValues } from "../../forms/fields";
import type { Locale } from "../../i18n/locales";
import { useTexts } from "../../i18n/use-texts";
import { prevalidatedSignUp } from "./prevalidated-sign-up";
import { sendSignUp } from "./send-sign-up";
import * as styles from "./newsletter-banner.module.css";

/** Resolves at once: the visitor is thanked whether or not the sign-up succeeds. */
function send(signUp: FormValues, language: Locale): Promise<undefined> {
  void sendSignUp(signUp, language);
  return Promise.resolve(undefined);
}

/** Newsletter sign-up form, replaced by a thank-you message once it has been sent. */
export function NewsletterBanner() {
  const t = useTexts("newsletter");
  const [isSent, setIsSent] = useState(false);
  const check = { title: t("check.title"), lead: t("check.lead") };
  return (
    <aside aria-label={t("title")} className={styles.banner}>
      {isSent ? (
        <FormSuccess namespace="newsletter" isSplit {...(site.hasDoubleOptIn && check)} />
      ) : (
        <>
          <div className={styles.intro}>
            <div>
              <SectionHead id="newsletter" title={t("title")} lead={t("lead")} />
            </div>
            <Drawing name="window-sill" width={528} height={176} className={styles.sill} />
          </div>
          <Form
            labelledBy="newsletter"
            name="newsletter-sign-up"
            send={send}
            validateEarly={prevalidatedSignUp}
            onSent={() => setIsSent(true)}
            consent={t("consent")}
            submit={t("submit")}
          />
        </>
      )}
    </aside>
  );
}
