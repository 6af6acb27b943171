import { z } from "zod";
import { LONGEST_LINE } from "@/lib/http/input/parameter";
import { LARGEST_ID } from "@/lib/http/input/types";
import { LONGEST_HTML } from "@/lib/text/html";

/** Language models also send numbers as text. */
const whole = (least: number, most: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value),
    z.number().int().min(least).max(most),
  );

export const id = (description: string) => whole(1, LARGEST_ID).describe(description);

export const boardId = id("The id of the board");
export const taskId = id("The id of the task");
export const stageId = id("The id of a stage of the board");
export const labelId = id("The id of a label of the board");
export const commentId = id("The id of the comment or reply");
export const userIds = z.array(id("The id of a person")).min(1).max(100);

export const place = whole(1, LARGEST_ID);
export const minutes = (most: number) => whole(1, most);

export const line = (description: string) => z.string().max(LONGEST_LINE).describe(description);
export const longText = (description: string) => z.string().max(LONGEST_HTML).describe(description);
export const day = (description: string) =>
  z.string().max(100).describe(`${description}, as YYYY-MM-DD or YYYY-MM-DD hh:mm:ss in UTC`);

export const priority = z.enum(["low", "medium", "high", "urgent"]);

export const paging = (most = 100) => ({
  page: whole(1, 1_000_000).default(1).describe("The page, counted from 1; by default the first"),
  limit: whole(1, most)
    .default(Math.min(50, most))
    .describe(`How many per page, at most ${most}; by default ${Math.min(50, most)}`),
});

export interface Paging {
  page: number;
  limit: number;
}
