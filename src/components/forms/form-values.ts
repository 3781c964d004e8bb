/** Returns the values of a form's inputs by name. None of them is a file input. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}
