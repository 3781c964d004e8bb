import { screen } from "@testing-library/react";
import { CustomerLogos } from "../../../../src/features/customer-logos/customer-logos";
import customerList from "../../../../src/features/customer-logos/customers.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test("a company without customers to name has no list of them", () => {
  renderWithTexts(<CustomerLogos />, { locale: "en" });
  expect(screen.getAllByRole("listitem")).toHaveLength(customerList.customers.length);
  jest.replaceProperty(customerList, "customers", []);
  renderWithTexts(<CustomerLogos />, { locale: "sv" });
  expect(screen.getAllByRole("list")).toHaveLength(1);
});
