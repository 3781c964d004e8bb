import { clsx } from "clsx";
import * as styles from "./skeleton.module.css";

type Props = {
  readonly width?: string;
  readonly height: number | "100%";
  readonly className?: string | undefined;
};

/**
 * Loading placeholder. Hidden from screen readers: the list around it announces the loading. An SVG, whose
 * attributes size it.
 */
export function Skeleton({ width = "100%", height, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      className={clsx(styles.block, className)}
    />
  );
}
