import { describe, expect, test } from "vitest";
import { addressOf, SOCKET_ADDRESS } from "@/lib/http/request/address";
import { withSettings } from "@/lib/testing/factories/settings";

const addressFor = (socket: string, forwarded?: string) =>
  addressOf({ headers: new Headers({ [SOCKET_ADDRESS]: socket, ...(forwarded && { "x-forwarded-for": forwarded }) }) });

describe("where a request comes from", () => {
  test.each([
    ["203.0.113.7", undefined, "203.0.113.7"],
    ["::ffff:203.0.113.7", undefined, "203.0.113.7"],
    ["203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["10.1.2.3", "198.51.100.1", "198.51.100.1"],
    ["::ffff:10.1.2.3", "198.51.100.1", "198.51.100.1"],
    ["fd00::1", "2001:db8::9", "2001:db8::9"],
    ["10.1.2.3", "6.6.6.6, 198.51.100.1, 10.9.9.9", "198.51.100.1"],
    ["10.1.2.3", "<script>, 198.51.100.1", "198.51.100.1"],
    ["10.1.2.3", "unknown", "10.1.2.3"],
    ["10.1.2.3", undefined, "10.1.2.3"],
  ])(
    "from %s with X-Forwarded-For %s behind proxies of 10.0.0.0/8 and fd00::/8: %s",
    async (socket, forwarded, address) => {
      await withSettings({ TRUSTED_PROXIES: ["10.0.0.0/8", "fd00::/8"] }, async () => {
        expect(addressFor(socket, forwarded)).toBe(address);
      });
    },
  );

  test("nothing is believed where no proxy is trusted", () => {
    expect(addressFor("127.0.0.1", "198.51.100.1")).toBe("127.0.0.1");
  });
});
