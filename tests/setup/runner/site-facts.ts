/** Runs before each test file: tests and code share the facts of the site under test. */
import "../../../src/config/environment";
