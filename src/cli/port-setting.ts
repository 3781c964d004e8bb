import { numberRule, settingReader, withoutCredentials } from "../config/settings/rules";

/** Of the live preview. */
export const defaultPreviewPort = 8000;

/** Returns the port that the setting `PORT` names. @throws Error that names the setting when it is not a port. */
export function portSetting(text: string | undefined, defaultPort: number): number {
  const problems: string[] = [];
  const rules = { PORT: numberRule(1, 65_535) };
  const port = settingReader(rules, { PORT: text }, withoutCredentials, problems)("PORT");
  if (problems.length > 0) throw new Error(problems.join());
  return port ?? defaultPort;
}
