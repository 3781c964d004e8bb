/** Runs Google's CSP Evaluator (https://csp-evaluator.withgoogle.com) on a policy. */
import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from "csp_evaluator";
import { Severity, Type } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";

/**
 * Advice to allow everything in browsers without support for hashes and 'strict-dynamic'. All supported
 * browsers (`browserslist`) support both, and would ignore it.
 */
const forOldBrowsers: readonly Type[] = [Type.UNSAFE_INLINE_FALLBACK, Type.ALLOWLIST_FALLBACK];

/** Returns its findings, except plain information. Lower severities are more serious. */
export function evaluatorFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate([], [...DEFAULT_CHECKS, ...STRICTCSP_CHECKS])
    .filter(({ severity, type }) => severity < Severity.INFO && !forOldBrowsers.includes(type))
    .map(({ severity, directive, value, description }) =>
      [Severity[severity], directive, value ?? "", description].join(" | "),
    );
}
