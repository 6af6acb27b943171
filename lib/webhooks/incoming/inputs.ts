import { z } from "zod";
import { Refusal } from "@/lib/errors";
import { id, line, optional, searchText } from "@/lib/http/input/types";

export const LONGEST_NAME = 191;

const name = line.refine((text) => [...text].length <= LONGEST_NAME, { params: { rule: "max", most: LONGEST_NAME } });

/** GET /webhooks. */
export const ListWebhooks = z
  .object({ search: optional(searchText) })
  .transform(({ search }) => ({ search: (search ?? "").trim() }));
export type ListWebhooks = z.infer<typeof ListWebhooks>;

/** POST /webhooks (compatibility.md, C171). @throws Refusal when one of them is missing */
export const CreateWebhook = z
  .object({ name: name.optional(), board: optional(id), stage: optional(id) })
  .transform(({ name: given, board, stage }) => {
    if (!given || board === undefined || stage === undefined) throw new MissingFields();
    return { name: given, boardId: board, stageId: stage };
  });
export type CreateWebhook = z.infer<typeof CreateWebhook>;

class MissingFields extends Refusal {
  constructor() {
    super(422, "rest_unprocessable", "Name, board and stage are required", { isBare: true });
  }
}

/** PUT /webhooks/{id}. The board, the stage and the URL stay. */
export const RenameWebhook = z.object({
  name: name.refine((text) => text !== "", { params: { rule: "required" } }),
});
export type RenameWebhook = z.infer<typeof RenameWebhook>;
