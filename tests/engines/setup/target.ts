/** Describes elements the way visitors do, by role and accessible name. */

const selectors = {
  alert: "[role=alert]",
  banner: "body header",
  button: "button, summary, [role=button]",
  combobox: "[role=combobox]",
  contentinfo: "body footer",
  dialog: "dialog[open]",
  group: "[role=group]",
  heading: "h1, h2, h3, h4",
  link: "a[href]",
  main: "main",
  option: "[role=option]",
  region: "section[aria-labelledby], section[aria-label], [role=region]",
  searchbox: "input[type=search], [role=searchbox]",
  slider: "input[type=range]",
  switch: "[role=switch]",
} as const;

/** Matches all visible elements. JSON, as it is passed to the page. */
export type Target = {
  readonly selector: string;
  readonly name?: string | undefined;
  readonly within?: Target | undefined;
};

export function byRole(role: keyof typeof selectors, name?: string, within?: Target): Target {
  return { selector: selectors[role], name, within };
}

export function bySelector(selector: string, within?: Target): Target {
  return { selector, within };
}

/**
 * Finds the visible elements of a target, in document order. Runs in the page. Supports only the sources of
 * accessible names that the site uses: labels, `aria-labelledby`, `aria-label`, contents.
 */
export function locate(target: Target): HTMLElement[] {
  const collapse = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: HTMLElement): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    if (ids.length > 0) {
      return collapse(ids.map((id) => document.getElementById(id)?.textContent).join(" "));
    }
    const label = element.getAttribute("aria-label");
    if (label !== null) return collapse(label);
    const { labels } = element as HTMLInputElement;
    return collapse(labels?.length ? labels[0]!.textContent : element.textContent);
  };
  const isVisible = (element: HTMLElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const find = ({ selector, name, within }: Target): HTMLElement[] => {
    const roots = within ? find(within) : [document];
    const all = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
    const visible = [...new Set(all)].filter(isVisible);
    return name === undefined ? visible : visible.filter((each) => nameOf(each) === collapse(name));
  };
  return find(target);
}
