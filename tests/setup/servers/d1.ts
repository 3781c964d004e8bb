/**
 * D1 in Cloudflare's runtime, asked by a test over HTTP. Two processes that write to one SQLite file disturb each
 * other, and the runtime's own bridge to Node loses calls on a busy machine.
 */
import type { D1, D1Statement } from "../../../src/leads/d1-schema";

/** Source of a Worker's function that answers `d1At`: `(request, database) => Promise<Response>`. */
export const answerSql = `
  async (request, database) => {
    try {
      const statements = await request.json();
      const prepared = statements.map(({ sql, values }) => database.prepare(sql).bind(...values));
      return Response.json(await database.batch(prepared));
    } catch (error) {
      return new Response(error.message, { status: 500 });
    }
  }`;

const statement = (sql: string, values: readonly (string | number | null)[] = []) => ({
  sql,
  values,
  bind: (...bound: typeof values): D1Statement => statement(sql, bound),
});

/** The database of the Worker that answers at a URL. */
export function d1At(url: string): D1 {
  return {
    prepare: (sql) => statement(sql),
    async batch(statements) {
      const body = JSON.stringify(statements);
      const response = await fetch(url, { method: "POST", body });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as Awaited<ReturnType<D1["batch"]>>;
    },
  };
}
