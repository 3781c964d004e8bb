import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Select } from "../../../../src/components/ui/select";

const options = [
  { value: 25_000, label: "25 000 kr" },
  { value: 30_000, label: "30 000 kr" },
];

test("shows the chosen option by name, and reports another as a number", async () => {
  const onChange = jest.fn<undefined, [number]>();
  render(<Select label="Salary" options={options} value={30_000} onChange={onChange} />);
  const field = screen.getByRole("combobox", { name: "Salary" });
  expect(field).toHaveDisplayValue("30 000 kr");
  await userEvent.setup().selectOptions(field, "25 000 kr");
  expect(onChange.mock.calls).toEqual([[25_000]]);
});
