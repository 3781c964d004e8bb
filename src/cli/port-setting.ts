import { numberRule, setting } from "../config/settings/rules";

/** Of the live preview. */
export const defaultPreviewPort = 8000;

/** Returns the port that the setting `PORT` names. @throws Error that names the setting when it is not a port. */
export function portSetting(text: string | undefined, defaultPort: number): number {
  return setting("PORT", numberRule(1, 65_535)).default(defaultPort).validateSync(text);
}
