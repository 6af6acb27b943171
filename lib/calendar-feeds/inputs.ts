import { z } from "zod";
import { id, optional } from "@/lib/http/input/types";

/** POST calendar-feeds. Without a board, the feed has the tasks that are assigned to the person. */
export const CreateFeed = z
  .object({ board_id: optional(id) })
  .transform(({ board_id }) => ({ boardId: board_id ?? null }));
export type CreateFeed = z.infer<typeof CreateFeed>;
