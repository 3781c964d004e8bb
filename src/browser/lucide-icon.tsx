/**
 * The factory of lucide-react's icons, in place of the package's own (see `src/gatsby/internals/replaced-modules.ts`):
 * decorative, and drawn with thin strokes. The site does not use the package's contexts and options, 1 KB in each
 * page's script.
 */
import { createElement, type SVGProps } from "react";

type IconData = { readonly node: readonly (readonly [shape: string, attributes: object])[] };
type Props = SVGProps<SVGSVGElement> & { readonly size?: number };

// Matches the package's module.
// eslint-disable-next-line import-x/no-default-export
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, strokeWidth = 1.5, className = "", ...props }: Props) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
        className={`lucide ${className}`}
      >
        {node.map(([shape, attributes]) => createElement(shape, attributes))}
      </svg>
    );
  };
}
