import type { serviceFacts } from "../../config/service-facts";
import { interpolate } from "../../i18n/interpolate";

/**
 * Returns a fact about the service as texts have it. The facts' own module, imported from here, could no longer
 * be merged with the one that fills them in, and every page would grow.
 */
const fact = (name: keyof typeof serviceFacts) => Number(interpolate(`{{${name}}}`));

export const smallestGroup = fact("smallestGroup");
export const sessionMinutes = fact("sessionMinutes");
