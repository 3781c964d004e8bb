/** What the commands use of a package that has no types. */
declare module "proper-lockfile" {
  type Options = {
    readonly lockfilePath: string;
    readonly realpath: boolean;
    readonly retries: object;
    readonly onCompromised: () => void;
  };
  export function lock(file: string, options: Options): Promise<() => Promise<void>>;
}
