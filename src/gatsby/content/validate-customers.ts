/** Validates the list of customers, whose logos are in `static/logos`. Pure. */
import { array, boolean, number, object, string, ValidationError, type InferType } from "yup";

/** In CSS pixels. The logos share a line, so none may be much larger than the others. */
const size = (most: number) => number().integer().min(8).max(most).required();

const customersSchema = object({
  /** Whether a live site still has to replace them with its own. */
  areExamples: boolean().required(),
  customers: array()
    .of(
      object({
        name: string().required(),
        /** In `static/logos`. */
        file: string()
          .matches(/^[a-z0-9-]+\.(svg|png|webp)$/)
          .required(),
        width: size(240),
        height: size(48),
      }).noUnknown(),
    )
    .min(1)
    .max(8)
    .required(),
})
  .noUnknown()
  .required();

export type Customers = InferType<typeof customersSchema>;

/**
 * Validates the list of customers.
 *
 * @param list the parsed file.
 * @param hasLogo whether `static/logos` has this file.
 * @returns the errors; none if the list is valid.
 */
export function validateCustomers(list: unknown, hasLogo: (file: string) => boolean): string[] {
  try {
    const { customers } = customersSchema.validateSync(list, { abortEarly: false, strict: true });
    return customers
      .filter(({ file }) => !hasLogo(file))
      .map(({ name, file }) => `The logo of "${name}", static/logos/${file}, does not exist.`);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors.map((problem) => `${problem}.`);
  }
}
