import { rateLimitKeys } from "../../src/leads/rate-limit";

test.each([
  ["192.0.2.7", "192.0.2.7", "192.0.2"],
  ["::ffff:192.0.2.7", "192.0.2.7", "192.0.2"],
  ["::FFFF:c000:207", "192.0.2.7", "192.0.2"],
  ["2001:db8:1:2a3b:4:5:6:7", "2001:0db8:0001:2a3b", "2001:0db8:0001:2a"],
  ["2001:DB8::1", "2001:0db8:0000:0000", "2001:0db8:0000:00"],
  ["::1", "0000:0000:0000:0000", "0000:0000:0000:00"],
  ["", "", ""],
  ["no address", "no address", "no address"],
])("%j is counted as %s in %s", (given, address, network) => {
  expect(rateLimitKeys(given)).toEqual({ address, network });
});
