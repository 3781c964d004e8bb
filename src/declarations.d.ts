/** What webpack makes of imports that are not code. */

/**
 * A CSS module. Gatsby exports each class name by itself, without a default, so it is read with
 * `import * as styles from "./x.module.css"`. Names with hyphens arrive in camel case.
 */
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

/** A plain style sheet, imported for its effect. */
declare module "*.css" {
  const nothing: undefined;
  export = nothing;
}

/** The file's address on the site, as for the file types below. */
declare module "*.svg" {
  const url: string;
  export default url;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "*.pdf" {
  const url: string;
  export default url;
}
