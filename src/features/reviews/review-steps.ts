import { useMediaQuery } from "../../components/ui/client-state";

type Step = {
  /** The viewports for which it holds, unless a wider one does. */
  readonly media: string;
  readonly columns: number;
  /** Number of reviews shown at first, and added by each click. */
  readonly count: number;
};

/** Widest first. `reviews.module.css` has the same widths and counts. */
const steps = [
  { media: "(width > 75em)", columns: 3, count: 9 },
  { media: "(width > 48em)", columns: 2, count: 6 },
  { media: "all", columns: 1, count: 4 },
] as const satisfies readonly Step[];

/** Returns the step for the current viewport. Browser only. */
export function currentStep(): Step {
  return steps.find(({ media }) => window.matchMedia(media).matches) ?? steps[2];
}

/** Returns the number of columns, and follows the viewport's width. Browser only. */
export function useColumnCount(): number {
  const isWide = useMediaQuery(steps[0].media);
  const isMedium = useMediaQuery(steps[1].media);
  return (isWide ? steps[0] : isMedium ? steps[1] : steps[2]).columns;
}
