import { z } from "zod";
import { clamped, optional, word } from "@/lib/http/types";

export const ListMails = z
  .object({ state: optional(word("queued", "sent", "failed", "dead", "kept")), page: clamped(1, 100_000, 1), per_page: clamped(1, 100, 20) })
  .transform(({ per_page, ...rest }) => ({ ...rest, perPage: per_page }));
export type ListMails = z.infer<typeof ListMails>;
