/**
 * Jest transform for imported files: the import yields an address, as webpack's does.
 * `import pdf from "./guide.pdf"` gives `/static/guide.pdf`.
 */
import { basename } from "node:path";

export default {
  process: (_source, path) => ({
    code: `module.exports = ${JSON.stringify(`/static/${basename(path)}`)};`,
  }),
};
