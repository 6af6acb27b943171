import { z } from "zod";
import { json, name, orNull, ref, text, time, word, whole } from "@/lib/board-document/parts";

/** `file` is the path of its bytes in a zip; without it, a file stays where `url` is. */
export const DocumentAttachment = z.object({
  id: ref,
  owner: word("task", "task_description", "comment_image", "task_cover", "board").catch("task"),
  title: name(255),
  /** Its MIME type, or `url` for a link. */
  type: name(255),
  url: orNull(text),
  file: orNull(text),
  /** In bytes. */
  size: orNull(whole),
  /** Its name in links. Only a site that moves in keeps those of its files. */
  hash: z
    .string()
    .regex(/^[A-Za-z0-9]{16,192}$/)
    .optional()
    .catch(undefined),
  meta: json,
  created_by: orNull(ref),
  created_at: time,
});
export type DocumentAttachment = z.infer<typeof DocumentAttachment>;
