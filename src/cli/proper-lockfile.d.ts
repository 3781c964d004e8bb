/** What the commands use of a package that has no types. */
declare module "proper-lockfile" {
  type Options = {
    readonly lockfilePath: string;
    readonly realpath: boolean;
    readonly retries: object;
  };
  export function lock(file: string, options: Options): Promise<() => Promise<void>>;
}
