import { z } from "zod";
import { json, name, orNull, ref, text, time } from "@/lib/board-document/parts";

export const DocumentActivity = z.object({
  action: name(50),
  column: orNull(name(50)),
  old_value: orNull(text),
  new_value: orNull(text),
  description: orNull(text),
  settings: json,
  created_by: orNull(ref),
  created_at: time,
});
export type DocumentActivity = z.infer<typeof DocumentActivity>;
