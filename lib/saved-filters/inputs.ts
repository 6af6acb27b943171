import { z } from "zod";
import { exactTextUpTo, flag, optional, title } from "@/lib/http/input/types";

const NAME_LENGTH = 100;
const QUERY_LENGTH = 2_000;

/** A longer name is refused. */
const name = title.transform((text, ctx) => {
  if ([...text].length > NAME_LENGTH) ctx.addIssue({ code: "custom", params: { rule: "max", most: NAME_LENGTH } });
  return text;
});

const query = exactTextUpTo(QUERY_LENGTH);

export const SaveFilter = z
  .object({ name, query, is_shared: optional(flag) })
  .transform(({ name: text, query: filter, is_shared }) => ({ name: text, filter, isShared: is_shared ?? false }));
export type SaveFilter = z.infer<typeof SaveFilter>;

/** Omitted fields stay. */
export const UpdateFilter = z
  .object({ name: optional(name), query: optional(query), is_shared: optional(flag) })
  .transform(({ name: text, query: filter, is_shared }) => ({ name: text, filter, isShared: is_shared }));
export type UpdateFilter = z.infer<typeof UpdateFilter>;
