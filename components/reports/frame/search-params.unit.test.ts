import { describe, expect, test } from "vitest";
import { daysOf, eachDay } from "@/components/reports/frame/presets";
import { addressOfReport, lastingAddressOf, reportSearchIn } from "@/components/reports/frame/search-params";

/** A Wednesday. */
const today = { today: "2026-11-25", startOfWeek: 1 };
const last7 = { first: "2026-11-19", last: "2026-11-25" };

test.each([
  ["last7", "2026-11-19", "2026-11-25"],
  ["thisWeek", "2026-11-23", "2026-11-25"],
  ["lastWeek", "2026-11-16", "2026-11-22"],
  ["thisMonth", "2026-11-01", "2026-11-25"],
  ["last30", "2026-10-27", "2026-11-25"],
  ["lastMonth", "2026-10-01", "2026-10-31"],
  ["last12Months", "2025-11-26", "2026-11-25"],
] as const)("%s is from %s to %s", (preset, first, last) => {
  expect(daysOf(preset, today)).toEqual({ first, last });
});

test.each([
  ["thisWeek", "2026-11-22", 0, "2026-11-22"],
  ["thisWeek", "2026-11-22", 1, "2026-11-16"],
  ["thisWeek", "2026-11-22", 6, "2026-11-21"],
  ["lastMonth", "2028-03-31", 1, "2028-02-01"],
  ["lastMonth", "2027-01-01", 1, "2026-12-01"],
  ["last12Months", "2028-02-29", 1, "2027-03-02"],
  ["last12Months", "2029-02-28", 1, "2028-02-29"],
] as const)("%s on %s, with weeks that begin on day %i, begins on %s", (preset, day, startOfWeek, first) => {
  expect(daysOf(preset, { today: day, startOfWeek }).first).toBe(first);
});

test("a range has each of its days once, also when the clocks change", () => {
  expect(eachDay({ first: "2026-10-24", last: "2026-10-26" })).toEqual(["2026-10-24", "2026-10-25", "2026-10-26"]);
});

describe("reportSearchIn", () => {
  test.each([
    [{}, { boardId: null, preset: "last7", ...last7 }],
    [{ board: "12" }, { boardId: 12, preset: "last7", ...last7 }],
    [{ range: "lastMonth" }, { preset: "lastMonth", first: "2026-10-01", last: "2026-10-31" }],
    [
      { from: "2026-11-01", to: "2026-11-03" },
      { preset: null, first: "2026-11-01", last: "2026-11-03" },
    ],
    [
      { from: "2026-11-01", to: "2026-11-03", range: "last7" },
      { preset: null, first: "2026-11-01" },
    ],
    [
      { from: ["2026-11-01", "x"], to: "2026-11-01" },
      { preset: null, last: "2026-11-01" },
    ],
    [
      { from: "2025-11-25", to: "2026-11-25" },
      { preset: null, first: "2025-11-25" },
    ],
  ])("reads %j", (params, expected) => {
    expect(reportSearchIn(params, today)).toMatchObject({ ...expected, refusal: null, ignored: [] });
  });

  test.each([
    [{ board: "x" }, ["board"]],
    [{ board: "9999999999" }, ["board"]],
    [{ board: "-1", range: "x" }, ["board", "range"]],
    [{ from: "2026-11-31", to: "2026-12-01" }, ["range"]],
    [{ from: "2026-11-01" }, ["range"]],
    [{ from: "1.11.2026", to: "3.11.2026" }, ["range"]],
    [{ range: "last7", to: "x" }, ["range"]],
  ])("shows the last seven days of all boards for what it can't read in %j", (params, ignored) => {
    expect(reportSearchIn(params, today)).toMatchObject({ boardId: null, preset: "last7", ...last7, ignored });
  });

  test.each([
    ["2026-11-25", "2026-11-24", "order"],
    ["2025-11-25", "2026-11-26", "length"],
    ["1900-01-01", "2999-12-31", "length"],
  ])("refuses %s to %s: %s", (from, to, refusal) => {
    expect(reportSearchIn({ from, to }, today)).toMatchObject({ first: from, last: to, refusal });
  });
});

const usual = { boardId: null, preset: "last7", charts: {}, ...last7 } as const;

test.each([
  ["overview", {}, "/reports"],
  ["tasks", { boardId: 12 }, "/reports/tasks?board=12"],
  ["tasks", { preset: "lastWeek" }, "/reports/tasks?range=lastWeek"],
  ["roadmap", { preset: null, boardId: 3 }, "/reports/roadmap?board=3&from=2026-11-19&to=2026-11-25"],
  ["overview", { charts: { due: "pie", completion: "bar" } }, "/reports?due=pie"],
] as const)("the address of %s with %j is %s", (section, choice, address) => {
  expect(addressOfReport(section, { ...usual, ...choice })).toBe(address);
});

test("the address says how charts are drawn; what it has wrong is drawn as usual", () => {
  const params = { completion: "pie", due: "cake", source: "pie" };

  expect(reportSearchIn(params, today)).toMatchObject({ charts: { completion: "pie" }, ignored: [] });
});

test("a link for others names the days, so that it shows the same tomorrow", () => {
  expect(lastingAddressOf("overview", usual)).toBe("/reports?from=2026-11-19&to=2026-11-25");
});
