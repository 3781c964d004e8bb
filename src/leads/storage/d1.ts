/** The part of Cloudflare D1's interface that the store uses. */
type D1Result = {
  readonly results: unknown[];
  readonly meta: { readonly changes: number };
};

export type D1Statement = {
  bind(...values: readonly (string | number | null)[]): D1Statement;
  all(): Promise<D1Result>;
  run(): Promise<D1Result>;
};

export type D1 = {
  prepare(sql: string): D1Statement;
  /** Runs the statements in one transaction. */
  batch(statements: readonly D1Statement[]): Promise<readonly D1Result[]>;
};
