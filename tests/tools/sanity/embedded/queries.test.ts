import { runQuery } from "../../../../src/sanity/embedded/queries";

const document = (number: number) => ({ _id: `d${number}`, _type: "post", _rev: "1" });

test("a query that would hold the server for hours is ended", () => {
  const documents = Array.from({ length: 200 }, (_, number) => document(number) as never);
  const nested = "count(*[count(*[count(*[count(*[_id == ^._id]) > 9]) > 9]) > 9])";
  expect(() => runQuery({ query: nested, params: {} }, documents)).toThrow("timed out");
  expect(runQuery({ query: "count(*)", params: {} }, documents)).toBe(200);
});
