import { z } from "zod";
import { ENCODINGS } from "@/lib/csv/encoding";
import { DATE_FORMATS } from "@/lib/imports/csv/dates";

const Mapped = z.object({ csv: z.string(), table: z.string().nullish().catch(null) });

/** What is chosen for the import of a table; whatever is missing is detected. */
export const CsvOptions = z.object({
  map: z.array(Mapped).max(1_000).nullable().catch(null),
  delimiter: z.enum(["comma", "semicolon", "tab"]).nullable().catch(null),
  encoding: z.enum(ENCODINGS).nullable().catch(null),
  date_format: z.enum(DATE_FORMATS).nullable().catch(null),
  /** Of the upload. */
  upload: z.string().catch(""),
  /** For a table that does not say what its board is called. */
  fallback_title: z.string().catch(""),
  /** What is added to the board's title. */
  suffix: z.string().catch(""),
});
export type CsvOptions = z.infer<typeof CsvOptions>;

export const SEPARATORS = { comma: ",", semicolon: ";", tab: "\t" } as const;
export type DelimiterName = keyof typeof SEPARATORS;

export const nameOfDelimiter = (delimiter: string): DelimiterName => {
  if (delimiter === "\t") return "tab";
  return delimiter === ";" ? "semicolon" : "comma";
};
