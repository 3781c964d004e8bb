import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./bullet-list.module.css";

type Props = { readonly className?: string | undefined; readonly children: ReactNode };

/** A list whose items have a dot in the site's colour. */
export function BulletList({ className, children }: Props) {
  return <ul className={clsx(styles.points, className)}>{children}</ul>;
}
