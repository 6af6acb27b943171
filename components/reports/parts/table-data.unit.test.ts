import { expect, test } from "vitest";
import { csvRowsOfChart } from "@/components/reports/parts/chart-rows";
import { minutesOfDuration } from "@/components/reports/parts/durations";
import { csvRowsOf, sortedRows, type TableData } from "@/components/reports/parts/table-data";

const row = (text: string, value: number) => ({ id: text, cells: [{ text }, { text: `${value} h`, value }] });
const rows = [row("Böhm 10", 3), row("Adams", 12), row("böhm 2", 3)];
const table: TableData = {
  columns: [{ label: "Person" }, { label: "Time", csvLabel: "Time (minutes)", isNumber: true }],
  rows,
  sums: [{ text: "Total" }, { text: "18 h", value: 18 }],
};

test.each([
  [null, ["Böhm 10", "Adams", "böhm 2"]],
  [{ column: 0, isDescending: false }, ["Adams", "böhm 2", "Böhm 10"]],
  [{ column: 0, isDescending: true }, ["Böhm 10", "böhm 2", "Adams"]],
  [{ column: 1, isDescending: true }, ["Adams", "Böhm 10", "böhm 2"]],
  [{ column: 1, isDescending: false }, ["Böhm 10", "böhm 2", "Adams"]],
])("sorts names by the reader's language and figures by their value: %j", (order, expected) => {
  expect(sortedRows(rows, order, "de").map(({ id }) => id)).toEqual(expected);
});

test("a file has the rows as they are sorted, with plain numbers and the sums", () => {
  expect(csvRowsOf(table, sortedRows(rows, { column: 1, isDescending: true }, "en"))).toEqual([
    ["Person", "Time (minutes)"],
    ["Adams", "12"],
    ["Böhm 10", "3"],
    ["böhm 2", "3"],
    ["Total", "18"],
  ]);
});

test("a chart's file has a row for each category", () => {
  const categories = [{ label: "Mia" }, { label: "Ben" }];
  const series = [
    { name: "Completed", values: [1, null] },
    { name: "All", values: [2_000, 3] },
  ];
  expect(csvRowsOfChart({ heading: "Person", categories, series })).toEqual([
    ["Person", "Completed", "All"],
    ["Mia", "1", "2000"],
    ["Ben", "", "3"],
  ]);
});

test.each([
  ["32h 30m", 1950],
  ["12h", 720],
  ["45m", 45],
  ["0m", 0],
  ["1000000h 1m", 60_000_001],
])("reads %s as %i minutes", (text, minutes) => {
  expect(minutesOfDuration(text)).toBe(minutes);
});
