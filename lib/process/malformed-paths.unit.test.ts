import { expect, test } from "vitest";
import { decodable } from "@/lib/process/malformed-paths";

test.each([
  ["/wp-json/boards/v2/projects/3?search=%zz", "/wp-json/boards/v2/projects/3?search=%zz"],
  ["/wp-json/boards/v2/caf%C3%A9", "/wp-json/boards/v2/caf%C3%A9"],
  ["/wp-json/boards/v2/%zz/1%2F2", "/wp-json/boards/v2/%25zz/1%2F2"],
  ["/wp-json/%ff", "/wp-json/%25ff"],
  ["/%", "/%25"],
  ["/?rest_route=/boards/v2/%25zz&page=2", "/?page=2&rest_route=%2Fboards%2Fv2%2F%2525zz"],
  ["/?rest_route=/boards/v2/%zz", "/?rest_route=%2Fboards%2Fv2%2F%2525zz"],
])("%s reaches Next as %s", (sent, reached) => {
  expect(decodable(sent)).toBe(reached);
});
