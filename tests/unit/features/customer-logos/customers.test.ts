import { existsSync } from "node:fs";
import { customers } from "../../../../src/features/customer-logos/customers.json";

// The logos share a line, so none may be much larger than the others.
test.each(customers)("the logo of $name exists and fits among the others", (customer) => {
  const { name, file, width, height } = customer;
  expect(name).not.toBe("");
  expect(file).toMatch(/^[a-z0-9-]+\.(svg|png|webp)$/);
  expect(existsSync(`static/logos/${file}`)).toBe(true);
  expect([width, height].every((size) => Number.isInteger(size) && size >= 8)).toBe(true);
  expect([width <= 240, height <= 48]).toEqual([true, true]);
});

test("there are one to eight customers", () => {
  expect(customers.length).toBeLessThanOrEqual(8);
});
