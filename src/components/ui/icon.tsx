import { clsx } from "clsx";
import type { IconNode } from "lucide";
import { createElement } from "react";

type Props = {
  readonly icon: IconNode;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
};

/** Decorative icon, whose shapes are Lucide's. The style sheets set its strokes. */
export function Icon({ icon, size = 24, className }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx("lucide", className)}
      aria-hidden
    >
      {icon.map(([shape, attributes], index) =>
        createElement(shape, { key: index, ...attributes }),
      )}
    </svg>
  );
}
