/** What Google's CSP Evaluator (https://csp-evaluator.withgoogle.com) says of a policy. */
import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from "csp_evaluator";
import { Severity, Type } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";

/**
 * Advice for browsers that know neither hashes nor 'strict-dynamic', to let them run anything. Every
 * browser that the site is built for (`browserslist`) knows both, and would pass over the words.
 */
const forOldBrowsers: readonly Type[] = [Type.UNSAFE_INLINE_FALLBACK, Type.ALLOWLIST_FALLBACK];

/** Its findings, but for plain information: the graver a finding, the smaller its number. */
export function evaluatorFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate([], [...DEFAULT_CHECKS, ...STRICTCSP_CHECKS])
    .filter(({ severity, type }) => severity < Severity.INFO && !forOldBrowsers.includes(type))
    .map(({ severity, directive, value, description }) =>
      [Severity[severity], directive, value ?? "", description].join(" | "),
    );
}
