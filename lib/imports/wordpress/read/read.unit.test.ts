import { serialize } from "php-serialize";
import { describe, expect, test } from "vitest";
import { siteTime, siteZone, utcTime } from "@/lib/imports/wordpress/read/times";
import { flagOf, idOf, idsOf, mapOf, valueOf } from "@/lib/imports/wordpress/read/values";

describe("a stored value", () => {
  test.each<[string, string | null, unknown]>([
    ["a serialized map", serialize({ is_admin: true, n: 3 }), { is_admin: true, n: 3 }],
    ["a map that was serialized twice", serialize(serialize({ value: "Zażółć 🎉" })), { value: "Zażółć 🎉" }],
    ["JSON", '{"value": [1, "2"]}', { value: [1, "2"] }],
    ["a plain text", "1", "1"],
    ["a text that looks like one", "a: list", "a: list"],
    ["nothing", null, null],
    ["null", "N;", null],
    ["lengths of another charset", 'a:1:{s:4:"name";s:9:"Zażółć";}', { name: "Zażółć" }],
    [
      "an object of a class that is not here",
      'O:3:"Foo":1:{s:1:"a";i:1;}',
      { __PHP_Incomplete_Class_Name: "Foo", a: 1 },
    ],
    ["a broken map", 'a:2:{s:1:"a";i:1;', undefined],
    ["what is nested too deeply", `${"a:1:{i:0;".repeat(10_000)}N;${"}".repeat(10_000)}`, undefined],
  ])("of %s is read", (_, stored, value) => {
    const read = valueOf(stored);
    expect(typeof read === "object" && read !== null && !Array.isArray(read) ? { ...read } : read).toEqual(value);
  });

  test("reaches no prototype", () => {
    const read = mapOf(valueOf('a:1:{s:9:"__proto__";a:1:{s:8:"is_admin";b:1;}}'));

    expect([read.is_admin, Object.hasOwn(Object.prototype, "is_admin")]).toEqual([undefined, false]);
  });

  test.each([
    ["1", true],
    ["yes", true],
    [true, true],
    ["false", false],
    [0, false],
    ["maybe", undefined],
    [null, undefined],
  ])("%s is the flag %s", (stored, flag) => expect(flagOf(stored)).toBe(flag));

  test("is an id only if it is one", () => {
    expect(["7", 7, "0", "-1", "1.5", "x", "4294967295", null, [7]].map(idOf)).toEqual([
      ...[7, 7, null, null, null, null, null, null, null],
    ]);
    expect([idsOf(["3", 3, "x", 5]), idsOf({ a: "4" }), idsOf("9"), idsOf(null)]).toEqual([[3, 5], [4], [9], []]);
  });
});

describe("a stored time", () => {
  test.each([
    ["2026-07-01 09:30:00", "2026-07-01T07:30:00.000Z"],
    ["2026-01-15 09:30:05", "2026-01-15T08:30:05.000Z"],
    ["2026-07-01 00:00:00", "2026-07-01T00:00:00.000Z"],
    ["2026-07-01", "2026-07-01T00:00:00.000Z"],
    ["0000-00-00 00:00:00", null],
    ["2026-13-01 00:00:00", null],
    ["nonsense", null],
    [null, null],
  ])("of the site, %s, is %s", (stored, time) => expect(siteTime(stored, "Europe/Berlin")).toBe(time));

  test("of creation is in UTC", () => expect(utcTime("2026-07-01 09:30:00")).toBe("2026-07-01T09:30:00.000Z"));

  test.each([
    ["Europe/Berlin", "0", "Europe/Berlin"],
    ["", "5.5", "+05:30"],
    ["", "-3", "-03:00"],
    ["Nowhere", null, "UTC"],
  ])("is in the zone of timezone_string %s and gmt_offset %s: %s", (name, offset, zone) =>
    expect(siteZone(name, offset)).toBe(zone),
  );
});
