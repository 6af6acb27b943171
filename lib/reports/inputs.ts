import { z } from "zod";
import { parameter } from "@/lib/http/input/parameter";
import { LARGEST_ID } from "@/lib/http/input/types";

/** No board has it. */
const NO_BOARD = 0;

/** Null means all boards. What is no number names no board, so that its report is empty. */
const boardId = parameter({ type: "integer" })
  .optional()
  .transform((value): number | null => {
    if (value === undefined || value === null || value === "") return null;
    const isNumber = /^\d{1,10}$/.test(String(value).trim());
    return isNumber ? Math.min(Number(value), LARGEST_ID) : NO_BOARD;
  });

/** `YYYY-MM-DD`; null for anything else, which is as if it had been left out. */
const day = parameter({ type: "string" })
  .optional()
  .transform((value): string | null => (typeof value === "string" && isDay(value.trim()) ? value.trim() : null));

export const ReadReport = z
  .object({ board_id: boardId, start_date: day, end_date: day })
  .transform(({ board_id, start_date, end_date }) => ({ boardId: board_id, start: start_date, end: end_date }));
export type ReadReport = z.infer<typeof ReadReport>;

/** `Date` turns February 31 into March 2, so the day must come back unchanged. Days beyond are not in any calendar here. */
function isDay(text: string): boolean {
  if (!/^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
