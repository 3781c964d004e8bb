/** Elements as a visitor means them: by role and accessible name. */

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
  navigation: "nav",
  option: "[role=option]",
  region: "section[aria-labelledby], section[aria-label], [role=region]",
  searchbox: "input[type=search], [role=searchbox]",
  slider: "input[type=range]",
  status: "[role=status]",
  switch: "[role=switch]",
  textbox: "input:not([type]), input[type=text], input[type=email], textarea",
} as const;

export type Role = keyof typeof selectors;

/** JSON, as it is looked for in the page. All that match and can be seen are meant. */
export type Target = {
  readonly selector: string;
  /** The accessible name, spaces as one. */
  readonly name?: string;
  readonly within?: Target;
};

/** What has a role and, where one is given, a name. */
export function byRole(role: Role, name?: string, within?: Target): Target {
  return target(selectors[role], name, within);
}

/** What has neither a role nor a name that a visitor could say. */
export function bySelector(selector: string, within?: Target): Target {
  return target(selector, undefined, within);
}

function target(selector: string, name?: string, within?: Target): Target {
  return { selector, ...(name !== undefined && { name }), ...(within && { within }) };
}

/** A target in words, for messages. */
export function spell({ selector, name, within }: Target): string {
  const named = name === undefined ? selector : `${selector} "${name}"`;
  return within ? `${named} within ${spell(within)}` : named;
}

/**
 * Runs in the page: the elements of a target that have a place on it, in the order of the document.
 * Names are those of the site's own means: labels, `aria-labelledby`, `aria-label`, contents.
 */
export function locate(wanted: Target): HTMLElement[] {
  const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: HTMLElement): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    if (ids.length > 0) {
      return words(ids.map((id) => document.getElementById(id)?.textContent).join(" "));
    }
    const label = element.getAttribute("aria-label");
    if (label !== null) return words(label);
    const { labels } = element as HTMLInputElement;
    return words(labels?.length ? labels[0]!.textContent : element.textContent);
  };
  const isSeen = (element: HTMLElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const find = ({ selector, name, within }: Target): HTMLElement[] => {
    const roots = within ? find(within) : [document];
    const all = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
    const seen = [...new Set(all)].filter(isSeen);
    return name === undefined ? seen : seen.filter((each) => nameOf(each) === words(name));
  };
  return find(wanted);
}
