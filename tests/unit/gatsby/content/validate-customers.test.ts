import { validateCustomers } from "../../../../src/gatsby/content/validate-customers";
import list from "../../../../src/features/customer-logos/customers.json";

const customer = { name: "Bolaget", file: "bolaget.svg", width: 120, height: 32 };
const withCustomers = (...customers: readonly object[]) => ({ areExamples: false, customers });

test("this repository's list is valid and marked as examples", () => {
  expect(validateCustomers(list, () => true)).toEqual([]);
  expect(list.areExamples).toBe(true);
});

test("a missing logo is named with its customer", () => {
  const problems = validateCustomers(withCustomers(customer), () => false);
  expect(problems).toEqual(['The logo of "Bolaget", static/logos/bolaget.svg, does not exist.']);
});

test.each([
  ["no list at all", undefined, /required|undefined/],
  ["no customer", withCustomers(), /customers/],
  ["nine customers", withCustomers(...Array<object>(9).fill(customer)), /customers/],
  ["no mark", { customers: [customer] }, /areExamples/],
  ["no name", withCustomers({ ...customer, name: "" }), /customers\[0\]\.name/],
  ["a file elsewhere", withCustomers({ ...customer, file: "../x.svg" }), /customers\[0\]\.file/],
  ["no size", withCustomers({ ...customer, width: undefined }), /customers\[0\]\.width/],
  ["a size as text", withCustomers({ ...customer, height: "32" }), /customers\[0\]\.height/],
  ["a logo too high", withCustomers({ ...customer, height: 64 }), /customers\[0\]\.height/],
  ["an unknown field", withCustomers({ ...customer, link: "x" }), /customers\[0\].*link/],
])("%s is an error that names the field", (_, value, message) => {
  const problems = validateCustomers(value, () => true);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(message);
});
