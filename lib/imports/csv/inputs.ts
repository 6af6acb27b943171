import { z } from "zod";
import { exactText, id, line, optional, wholeNumber } from "@/lib/http/input/types";
import { parameter } from "@/lib/http/input/parameter";
import type { DelimiterName } from "@/lib/imports/csv/options";

/** Anything but `comma` is a semicolon. */
const delimiter = optional(line).transform((name): DelimiterName | null => {
  if (name === undefined) return null;
  return name.toLowerCase() === "comma" ? "comma" : "semicolon";
});

/** POST csv-upload. */
export const UploadCsv = z.object({ delimiter }).transform(({ delimiter: name }) => ({ delimiter: name ?? "comma" }));
export type UploadCsv = z.infer<typeof UploadCsv>;

const MOST_COLUMNS = 1_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A list of `{csv, table}`, also as the JSON text of one. */
const map = parameter({ type: "array", required: true, maxLength: 200_000, takes: ["array", "string"] }).transform(
  (value, ctx): { csv: string; table: string | null }[] => {
    const list = typeof value === "string" ? jsonIn(value) : value;
    const rows = Array.isArray(list) ? list : isObject(list) ? Object.values(list) : [];
    const rule = value === undefined || value === null || value === "" ? "required" : "array";
    if (rows.length === 0 || rows.length > MOST_COLUMNS || !rows.every(isMapped))
      ctx.addIssue({ code: "custom", params: { rule } });
    return rows.filter(isMapped).map(({ csv, table }) => ({ csv, table: table === "" ? null : (table ?? null) }));
  },
);

function isMapped(value: unknown): value is { csv: string; table?: string | null } {
  if (!isObject(value)) return false;
  const { csv, table } = value;
  return typeof csv === "string" && (table === undefined || table === null || typeof table === "string");
}

/** Null for what is no JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const FIRST_PAGE = 1;

/** POST import-csv. A `board_id` is where the first page adds its tasks, and required for the others. */
export const ImportCsv = z
  .object({
    file: exactText,
    map,
    delimiter,
    importing_page: optional(wholeNumber.refine((page) => page >= FIRST_PAGE, { params: { rule: "min" } })),
    board_id: optional(id),
  })
  .transform(({ importing_page: page = FIRST_PAGE, board_id, ...input }, ctx) => {
    if (page > FIRST_PAGE && board_id === undefined)
      ctx.addIssue({ code: "custom", path: ["board_id"], params: { rule: "required" } });
    return { ...input, page, boardId: board_id ?? null };
  });
export type ImportCsv = z.infer<typeof ImportCsv>;
