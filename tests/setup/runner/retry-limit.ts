import type { FullConfig, FullResult, Reporter, Suite, TestCase } from "@playwright/test/reporter";

/** Tests of a run that may pass on a retry, as on a busy machine. More hide a race. */
const maxRetried = 3;

/** A reporter that fails a run with more of them. */
export default class RetryLimit implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onEnd({ status }: FullResult): Promise<Pick<FullResult, "status">> {
    const retried = this.tests.filter((test) => test.outcome() === "flaky");
    if (retried.length <= maxRetried) return Promise.resolve({ status });
    console.log(`✖ More than ${maxRetried} tests passed only on a retry.`);
    return Promise.resolve({ status: "failed" });
  }
}
