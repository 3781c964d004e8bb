import type { D1, D1Statement } from "../../../src/leads/storage/d1";

type Values = readonly (string | number | null)[];
type Result = { readonly results: unknown[]; readonly meta: { readonly changes: number } };
type Statement = D1Statement & { readonly sql: string; readonly values: Values };

/** A D1 database behind a URL that runs statements. */
export function remoteD1(url: () => string): D1 {
  async function run(statements: readonly Pick<Statement, "sql" | "values">[]): Promise<Result[]> {
    const response = await fetch(url(), { method: "POST", body: JSON.stringify(statements) });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Result[];
  }

  function statement(sql: string, values: Values): Statement {
    const result = async () => (await run([{ sql, values }]))[0]!;
    return {
      sql,
      values,
      bind: (...bound) => statement(sql, bound),
      all: result,
      run: result,
    };
  }

  return {
    prepare: (sql) => statement(sql, []),
    batch: (statements) =>
      run(statements.map((each) => each as Statement).map(({ sql, values }) => ({ sql, values }))),
  };
}
