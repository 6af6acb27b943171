import { describe, expect, test } from "vitest";
import { type DateFormat, dateOf, DateSurvey } from "@/lib/imports/csv/dates";

describe("a date of a table", () => {
  test.each<[string, DateFormat, string | null]>([
    ["2026-05-01", "iso", "2026-05-01T00:00:00.000Z"],
    ["2026-05-01 14:30:15", "iso", "2026-05-01T14:30:15.000Z"],
    ["2026-05-01T14:30+02:00", "iso", "2026-05-01T12:30:00.000Z"],
    ["2026/5/1", "d/m/y", "2026-05-01T00:00:00.000Z"],
    ["01.05.2026", "m/d/y", "2026-05-01T00:00:00.000Z"],
    ["1.5.26 9:05", "d.m.y", "2026-05-01T09:05:00.000Z"],
    ["03/04/2026", "d/m/y", "2026-04-03T00:00:00.000Z"],
    ["03/04/2026", "m/d/y", "2026-03-04T00:00:00.000Z"],
    ["3-4-2026, 2:30 PM", "m/d/y", "2026-03-04T14:30:00.000Z"],
    ["12/31/2026 12:00 am", "m/d/y", "2026-12-31T00:00:00.000Z"],
    ["May 1, 2026", "iso", "2026-05-01T00:00:00.000Z"],
    ["1 March 2026 10:15", "iso", "2026-03-01T10:15:00.000Z"],
    ["31.02.2026", "d.m.y", null],
    ["13/13/2026", "m/d/y", null],
    ["2026-05-01 25:99", "iso", null],
    ["soon", "iso", null],
    ["", "iso", null],
  ])("%j is read as %s", (cell, format, expected) => {
    expect(dateOf(cell, format)).toBe(expected);
  });

  test.each<[string[], DateFormat, string | null]>([
    [["03/04/2026", "13/04/2026"], "d/m/y", null],
    [["03/04/2026", "04/13/2026"], "m/d/y", null],
    [["03/04/2026"], "m/d/y", "03/04/2026"],
    [["05/05/2026", "2026-01-02", "1.2.2026"], "m/d/y", null],
  ])("with others, %j, shows whether days come first", (cells, format, ambiguous) => {
    const survey = new DateSurvey();
    for (const cell of cells) survey.add(cell);

    expect(survey.result("m/d/y")).toEqual({ format, ambiguous });
  });
});
