import { z } from "zod";
import { exactText, id, line, nested, optional, wholeNumber } from "@/lib/http/input/types";
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

const mapped = nested(z.object({ csv: exactText, table: optional(exactText) })).transform(({ csv, table }) => ({
  csv,
  table: table ?? null,
}));

/** A list of `{csv, table}`, also as the JSON text of one, or with numbers as keys, as in a form. */
const map = z
  .preprocess(listIn, z.array(mapped).max(MOST_COLUMNS))
  .refine((rows) => rows.length > 0, { params: { rule: "required" } })
  .meta({ required: true });

function listIn(value: unknown): unknown[] {
  const list = typeof value === "string" ? jsonIn(value) : value;
  if (Array.isArray(list)) return list;
  return typeof list === "object" && list !== null ? Object.values(list) : [];
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
