/** Of the live preview. */
export const defaultPreviewPort = 8000;

/**
 * Returns the port that the setting `PORT` names.
 *
 * @throws Error that names the setting when it is not a port.
 */
export function portSetting(text: string | undefined, defaultPort: number): number {
  if (!text) return defaultPort;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`PORT is ${JSON.stringify(text)}, but has to be a number from 1 to 65535.`);
  }
  return port;
}
