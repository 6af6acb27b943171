import { expect, test } from "vitest";
import { flag, html, list, number, ref, time } from "@/lib/board-document/parts";

test.each([
  ["2027-01-31T08:00:00Z", "2027-01-31T08:00:00.000Z"],
  ["2027-01-31 08:00:00", "2027-01-31T08:00:00.000Z"],
  ["2027-01-31T08:00:00+02:00", "2027-01-31T06:00:00.000Z"],
  ["2027-01-31", "2027-01-31T00:00:00.000Z"],
  ["0000-00-00 00:00:00", null],
  ["tomorrow", null],
  [null, null],
])("the time %s is %s", (value, expected) => {
  expect(time.parse(value)).toBe(expected);
});

test("texts without safe HTML remain as text, and long ones are cut", () => {
  expect(html.parse("<p onclick=x>a<script>alert(1)</script></p>")).toBe("<p>aalert(1)</p>");
  expect(html.parse("<b>&".repeat(200_000)).length).toBeLessThan(500_000);
});

test("items of another kind are left out of a list, and so are those beyond its limit", () => {
  expect(list(ref, 3).parse([1, "b", null, "c", "d"])).toEqual(["1", "b", ""]);
  expect(list(number, 3).parse({ no: "list" })).toEqual([]);
  expect(flag.parse("1")).toBe(true);
});
