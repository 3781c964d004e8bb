import { existsSync } from "node:fs";
import { array, boolean, number, object, string } from "yup";
import list from "../../../../src/features/customer-logos/customers.json";

/** In CSS pixels. The logos share a line, so none may be much larger than the others. */
const size = (most: number) => number().integer().min(8).max(most).required();
const hasLogo = (file = "") => existsSync(`static/logos/${file}`);

const logo = string()
  .matches(/^[a-z0-9-]+\.(svg|png|webp)$/)
  .required();
const customer = object({
  name: string().required(),
  file: logo.test("logo", "static/logos/${value} does not exist", hasLogo),
  width: size(240),
  height: size(48),
}).noUnknown();

test("one to eight customers have a name and a logo that fits among the others", () => {
  const schema = object({
    /** Whether a live site still has to replace them with its own. */
    areExamples: boolean().required(),
    customers: array().of(customer).min(1).max(8).required(),
  }).noUnknown();
  const validate = () => schema.validateSync(list, { abortEarly: false, strict: true });
  expect(validate).not.toThrow();
});
