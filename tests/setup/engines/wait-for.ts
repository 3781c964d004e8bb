import { setTimeout as pause } from "node:timers/promises";

const patience = 30_000;
const pauseBetween = 40;

/**
 * Asks again and again until the answer is neither `false` nor absent. An exception counts as "not yet":
 * a page that is being left throws at whoever asks it.
 *
 * @throws Error with `complaint` after 30 seconds, and the last exception as its cause.
 */
export async function waitFor<Answer>(
  ask: () => Promise<Answer> | Answer,
  complaint: () => string,
): Promise<Exclude<Answer, false | null | undefined>> {
  const deadline = Date.now() + patience;
  let cause: unknown;
  do {
    try {
      const answer = await ask();
      if (answer !== false && answer !== undefined && answer !== null)
        return answer as Exclude<Answer, false | null | undefined>;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await pause(pauseBetween);
  } while (Date.now() < deadline);
  throw new Error(complaint(), { cause });
}
