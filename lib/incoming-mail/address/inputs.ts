import { z } from "zod";
import { id, optional } from "@/lib/http/input/types";

/** PUT mail-address. Without a stage, the tasks are created in the board's first one. */
export const SaveMailAddress = z
  .object({ stage_id: optional(id) })
  .transform(({ stage_id }) => ({ stageId: stage_id ?? null }));
export type SaveMailAddress = z.infer<typeof SaveMailAddress>;
