import { z } from "zod";
import { count, id, text } from "@/scripts/openapi/records/record";

export const BoardTotal = z.object({ id, title: text, total: count });
export const StageTotal = BoardTotal.extend({ position: z.number(), boardId: id, board: text });
export const LabelTotal = BoardTotal.extend({ color: text });
