import { smallestGroup } from "./facts";

/**
 * Returns the number that the customer portal shows for a group, or undefined if it shows nothing.
 *
 * @param count how many in the group have used the app in the month.
 */
export function portalCount(count: number, smallest: number = smallestGroup) {
  return count < smallest ? undefined : count;
}
