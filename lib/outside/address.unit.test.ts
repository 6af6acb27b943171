import { describe, expect, test } from "vitest";
import { isMatchedBy, isPublicAddress } from "@/lib/outside/address";

const OPEN = [
  "1.1.1.1",
  "8.8.8.8",
  "93.184.216.34",
  "172.15.255.255",
  "172.32.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "192.167.255.255",
  "223.255.255.255",
  "2606:4700::1111",
  "2a00:1450:4001::8a",
];

const CLOSED = [
  ["this machine", ["127.0.0.1", "127.255.255.255", "::1"]],
  ["nowhere in particular", ["0.0.0.0", "0.1.2.3", "::"]],
  [
    "private networks",
    [
      "10.0.0.0",
      "10.255.255.255",
      "172.16.0.0",
      "172.31.255.255",
      "192.168.0.1",
      "192.168.255.255",
      "fc00::1",
      "fd00:ec2::254",
      "fec0::1",
    ],
  ],
  ["providers' own networks", ["100.64.0.0", "100.100.100.200", "100.127.255.255"]],
  [
    "the link, and clouds' metadata",
    ["169.254.0.1", "169.254.169.254", "fe80::1", "fe80::1%eth0", "168.63.129.16", "192.0.0.192"],
  ],
  ["groups and everybody", ["224.0.0.1", "239.255.255.255", "255.255.255.255", "ff02::1"]],
  [
    "reserved and for documents",
    [
      "192.0.2.1",
      "198.18.0.1",
      "198.51.100.1",
      "203.0.113.1",
      "240.0.0.1",
      "192.88.99.1",
      "2001:db8::1",
      "100::1",
      "3fff::1",
      "4000::1",
      "5f00::1",
      "::2",
    ],
  ],
  [
    "IPv4 inside IPv6",
    [
      "::ffff:127.0.0.1",
      "::ffff:7f00:1",
      "::ffff:8.8.8.8",
      "::127.0.0.1",
      "::7f00:1",
      "::ffff:0:127.0.0.1",
      "64:ff9b::7f00:1",
      "64:ff9b::8.8.8.8",
      "64:ff9b:1::a00:1",
      "2002:7f00:1::",
      "2002:a00:1::1",
      "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    ],
  ],
  ["no addresses", ["", "example.com", "0x7f.1", "127.1", "2130706433", "1.1.1.1 ", "[::1]", "1.1.1", "::1::"]],
] as const;

describe("an address", () => {
  test.each(OPEN)("is public: %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each(CLOSED.flatMap(([what, addresses]) => addresses.map((address) => [address, what])))(
    "is not public: %s (%s)",
    (address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );
});

describe("an entry of OUTSIDE_ALLOW", () => {
  const aim = { host: "wiki.internal", port: 8080, address: "10.1.2.3" };

  test.each([
    "wiki.internal",
    "Wiki.Internal",
    "wiki.internal:8080",
    "10.1.2.3",
    "10.1.2.3:8080",
    "10.0.0.0/8",
    "10.1.2.3/32",
  ])("matches the address: %s", (entry) => {
    expect(isMatchedBy([entry], aim)).toBe(true);
  });

  test.each([
    "internal",
    "a.wiki.internal",
    "wiki.internal:80",
    "10.1.2.30",
    "10.1.2.3:80",
    "10.2.0.0/16",
    "::/0",
    "ki.internal",
  ])("does not match the address: %s", (entry) => {
    expect(isMatchedBy([entry], aim)).toBe(false);
  });

  test.each(["::1", "[::1]", "[::1]:443", "0:0:0:0:0:0:0:1", "::/127"])("matches an IPv6 address: %s", (entry) => {
    expect(isMatchedBy([entry], { host: "[::1]", port: 443, address: "::1" })).toBe(true);
  });

  test("does not match a similar address in another spelling", () => {
    expect(
      isMatchedBy(["127.0.0.1", "127.0.0.0/8"], { host: "[::ffff:7f00:1]", port: 80, address: "::ffff:7f00:1" }),
    ).toBe(false);
  });
});
