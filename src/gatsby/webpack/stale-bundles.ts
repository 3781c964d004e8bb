/** Scripts and styles that webpack has named by their content. */
const bundle = /[-.][\da-f]{20}\.(?:css|js)(?:\.LICENSE\.txt)?$/;

/** Webpack's `output.clean`: it removes the scripts and styles of earlier builds, and nothing else. */
export const staleBundles = { keep: (file: string) => !bundle.test(file) } as const;
