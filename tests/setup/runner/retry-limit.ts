import type { FullResult, Reporter, TestCase } from "@playwright/test/reporter";

/** Tests of a run that may pass on a retry, as on a busy machine. More hide a race. */
const maxRetried = 3;

/** A reporter that fails a run with more of them. */
export default class RetryLimit implements Reporter {
  private retried = 0;

  onTestEnd(test: TestCase): void {
    if (test.outcome() === "flaky") this.retried += 1;
  }

  async onEnd(): Promise<Pick<FullResult, "status"> | undefined> {
    if (this.retried <= maxRetried) return undefined;
    console.log(`✖ More than ${maxRetried} tests passed only on a retry.`);
    return await Promise.resolve({ status: "failed" });
  }
}
