/** Runs before each test file, so that tests and code share the facts of the site under test. */
import "../../../src/config/environment";
