import { clsx } from "clsx";
import Check from "lucide/dist/esm/icons/check.mjs";
import { useEffect, useRef, type ReactNode } from "react";
import type { NamespaceWith } from "../../i18n/texts";
import { useTexts } from "../../i18n/use-texts";
import { LinkedText } from "../links/linked-text";
import { Icon } from "../ui/icon";
import * as styles from "./form-success.module.css";

type Props = {
  readonly namespace: NamespaceWith<"thanks.then">;
  /** In place of those of the thanks. */
  readonly title?: string | undefined;
  readonly lead?: string | undefined;
  /** What the visitor has been promised, such as a download. */
  readonly children?: ReactNode;
  /** Whether it fills a grid of two columns, with what happens next in the second. */
  readonly isSplit?: boolean;
};

/** Thanks, and what happens next, in the place of a sent form. Its heading takes over the focus. */
export function FormSuccess({ namespace, title, lead, children, isSplit = false }: Props) {
  const t = useTexts(namespace);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={clsx(styles.success, isSplit && styles.split)}>
      <Icon icon={Check} size={28} className={`icon-disc ${styles.mark}`} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title ?? t("thanks.title")}
      </h2>
      <p className="lead">{lead ?? t("thanks.lead")}</p>
      {children && <div className={styles.promised}>{children}</div>}
      <ul className={styles.next}>
        {(["then", "meanwhile"] as const).map((step) => (
          <li key={step}>
            <LinkedText text={t(`thanks.${step}`)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
