import { CrisisNumbers } from "../../components/layout/crisis-numbers";
import { MoodFace } from "./mood-face";
import { MoodWeek } from "./mood-week";
import { earlierMoods, moods } from "./moods";
import { PhoneFrame } from "./phone-frame";

/**
 * What the app to try has in common with the page. It gets them passed: modules that both scripts import could not
 * be merged with the page's own, which would grow.
 */
export const drawing = { CrisisNumbers, MoodFace, MoodWeek, PhoneFrame, moods, earlierMoods };

export type Drawing = typeof drawing;
