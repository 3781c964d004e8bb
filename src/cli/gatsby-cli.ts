import { resolve } from "node:path";

/** Gatsby's command line, which runs by this process's own Node. */
export const gatsbyCli = resolve(__dirname, "../../node_modules/.bin/gatsby");
