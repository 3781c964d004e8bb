/** Types for `gatsby-find-path.ts`: Gatsby has none for this part. */
declare module "gatsby/cache-dir/find-path" {
  export function findPath(address: string): string;
  export function cleanPath(address: string): string;
  export function findMatchPath(address: string): string | null;
  export function grabMatchParams(address: string): Readonly<Record<string, string>>;
  export function setMatchPaths(paths: readonly object[]): void;
}
