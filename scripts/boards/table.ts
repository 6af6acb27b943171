import { Refusal } from "@/scripts/start/start-refusal.mjs";

type Row = Record<string, string | number>;

export function formatted(rows: Row[], columns: string[], format = "table"): string {
  switch (format) {
    case "table":
      return table(rows, columns);
    case "json":
      return JSON.stringify(rows);
    case "csv":
      return [columns, ...rows.map((row) => columns.map((column) => String(row[column])))]
        .map((cells) => cells.map(csvCell).join(","))
        .join("\n");
    case "ids":
      return rows.map((row) => row[columns[0] ?? ""]).join(" ");
    case "count":
      return String(rows.length);
    default:
      throw new Refusal(`Error: Invalid format: ${format}. Choose table, json, csv, ids or count.`);
  }
}

function table(rows: Row[], columns: string[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, at) => Math.max(...lines.map((cells) => (cells[at] ?? "").length)));
  const rule = `+${widths.map((width) => "-".repeat(width + 2)).join("+")}+`;
  const [head = "", ...body] = lines.map(
    (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`,
  );
  return [rule, head, rule, ...body, rule].join("\n");
}

/** Spreadsheets run a cell that begins like a formula. */
function csvCell(text: string): string {
  const escaped = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
