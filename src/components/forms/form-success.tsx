import Check from "lucide-react/icons/check";
import { useEffect, useRef, type ReactNode } from "react";
import * as styles from "./form-success.module.css";

type Props = {
  readonly title: string;
  readonly lead: string;
  /** Next steps for the visitor. */
  readonly children?: ReactNode;
};

/** Replaces a sent form and takes over its focus. */
export function FormSuccess({ title, lead, children }: Props) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => view.current?.focus(), []);
  return (
    <div ref={view} tabIndex={-1} className={styles.success}>
      <span className={styles.mark}>
        <Check size={28} strokeWidth={2} aria-hidden />
      </span>
      <h2>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
