import { z } from "zod";
import { MailState } from "@/generated/prisma/enums";
import { clamped, optional, searchText, word } from "@/lib/http/input/types";

export const ListMails = z
  .object({
    state: optional(word(...Object.values(MailState))),
    search: optional(searchText),
    page: clamped(1, 100_000, 1),
    per_page: clamped(1, 100, 20),
  })
  .transform(({ search, per_page, ...rest }) => ({ ...rest, search: (search ?? "").trim(), perPage: per_page }));
export type ListMails = z.infer<typeof ListMails>;
