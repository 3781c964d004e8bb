import { distance } from "fastest-levenshtein";

/** How the names of the site's settings begin. Gatsby, Sanity's command line and hosts use some of these, too. */
const ownPrefix =
  /^(?:SITE|LEADS?_|SANITY_(?!STUDIO_(?:PROJECT|DATASET|API|PREVIEW|HOST))|GATSBY_(?:API|ANALYTICS|BOOKING|MARKETING|WHITE))/;

/** Variables of others that resemble one of ours: Sanity's command line and Netlify set them. */
const foreign: ReadonlySet<string> = new Set(["SANITY_AUTH_TOKEN", "SITE_ID", "SITE_NAME"]);

/** Share of a name's letters that may differ from the setting that was meant. */
const MOST_DIFFERENT = 1 / 3;

/**
 * Returns a sentence for each variable that is named almost like a setting: a mistyped one would be ignored, and
 * the site published with an example in its place. In `.env`, which is the site's own, its beginning is enough.
 *
 * @param names the names of the environment's variables.
 * @param settings the names of all settings.
 * @param written those of the names that `.env` has.
 */
export function unknownVariables(
  names: readonly string[],
  settings: readonly string[],
  written: readonly string[],
): string[] {
  const known = new Set([...settings, ...foreign]);
  return names
    .filter((name) => ownPrefix.test(name.toUpperCase()) && !known.has(name))
    .flatMap((name) => {
      const [nearest] = settings
        .map((setting) => ({ setting, letters: distance(name.toUpperCase(), setting) }))
        .sort((a, b) => a.letters - b.letters);
      if (nearest && nearest.letters <= name.length * MOST_DIFFERENT) {
        return [`${name} is not a setting. Did you mean ${nearest.setting}?`];
      }
      return written.includes(name)
        ? [`${name} in .env is not a setting: .env.example names them all.`]
        : [];
    });
}
