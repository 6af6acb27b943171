import { expect, test } from "vitest";
import { addressOfSheet, sheetSearchIn } from "@/components/timesheet/words/search-params";

test.each([
  ["/timesheet", {}],
  ["/timesheet?week=2026-11-23&board=12&person=4", { week: "2026-11-23", board: "12", person: "4" }],
  ["/timesheet?by=people", { by: "people" }],
  ["/timesheet?person=0", { person: "0" }],
  ["/timesheet", { week: "2026-02-31", board: "-1", by: "boards", person: "me" }],
  ["/timesheet", { week: ["x", "2026-11-23"], board: "99999999999" }],
])("%s", (address, params: Record<string, string | string[]>) => {
  expect(addressOfSheet(sheetSearchIn(params))).toBe(address);
});
