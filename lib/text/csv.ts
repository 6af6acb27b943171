import { guarded } from "@/lib/text/formula-guard";

/** By it, spreadsheets know UTF-8. */
const MARK = "\uFEFF";

/** RFC 4180. */
export const csvOf = (rows: readonly (readonly string[])[]): string => `${MARK}${rows.map(csvRow).join("")}`;

/** One of the rows after the first. */
export const csvRow = (cells: readonly string[]): string => `${cells.map((text) => field(guarded(text))).join()}\r\n`;

const field = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
