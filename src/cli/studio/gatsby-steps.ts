/** Returns the steps that Gatsby has completed, from what it prints: `success building schema - 0.4s`. Pure. */
export function gatsbySteps(output: string): string[] {
  return [...output.matchAll(/^success (.+)$/gm)].map(([, step = ""]) => step);
}
