import { z } from "zod";
import { Invalid } from "@/lib/errors";
import { parameter } from "@/lib/http/input/parameter";
import { paging } from "@/lib/http/response/paginator";
import { ids, optional, word } from "@/lib/http/input/types";
import { displayName } from "@/lib/users/inputs";
import { TASK_TYPES } from "@/lib/users/person-page/types";

const COLUMNS = ["priority", "due_at", "position", "created_at", "title"] as const;

const INVALID_SORT = "Invalid sort or orderBy parameter";

/** Uses the reference's message. */
const oneOf = <const Word extends string>(name: string, words: readonly Word[]) =>
  optional(
    parameter({ type: "string", enum: [...words] }).transform((value): Word => {
      const found = words.find((each) => typeof value === "string" && each === value.trim());
      if (!found) throw new Invalid(INVALID_SORT, { params: { [name]: INVALID_SORT } });
      return found;
    }),
  );

const boardIds = optional(ids);

export const ListTasksOfPerson = paging(15, 50)
  .extend({
    taskType: optional(word(...TASK_TYPES)),
    boardIds,
    orderBy: oneOf("orderBy", COLUMNS),
    order: oneOf("order", ["ASC", "DESC", "asc", "desc"]),
  })
  .transform(({ page, per_page, taskType, boardIds: boards, orderBy, order }) => ({
    page,
    perPage: per_page,
    type: taskType ?? ("others" as const),
    boardIds: boards,
    orderBy: orderBy ?? ("due_at" as const),
    isDescending: order?.toLowerCase() === "desc",
  }));
export type ListTasksOfPerson = z.infer<typeof ListTasksOfPerson>;

export const CountTasksOfPerson = z.object({ boardIds });
export type CountTasksOfPerson = z.infer<typeof CountTasksOfPerson>;

export const UpdateDisplayName = z
  .object({ display_name: displayName })
  .transform(({ display_name }) => ({ displayName: display_name }));
export type UpdateDisplayName = z.infer<typeof UpdateDisplayName>;
