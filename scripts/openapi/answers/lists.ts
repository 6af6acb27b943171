import { z } from "zod";
import { TASK_TYPES } from "@/lib/users/person-page/inputs";
import type { Answers } from "@/scripts/openapi/answers/shapes";
import { count } from "@/scripts/openapi/records/record";
import { TaskWithBoard } from "@/scripts/openapi/records/tasks";

export const LIST_ANSWERS: Answers = {
  "GET /boards/v2/tasks/top-in-boards": z.object({
    data: z.record(z.enum(TASK_TYPES), z.array(TaskWithBoard)),
    counts: z.record(z.enum([...TASK_TYPES, "all_boards", "all_tasks"]), count),
  }),
};
