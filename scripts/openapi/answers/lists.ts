import { z } from "zod";
import { TASK_TYPES } from "@/lib/users/person-page/types";
import type { presentBoardInSelect, presentTaskOption } from "@/lib/options/present";
import type { presentTaskTab } from "@/lib/users/task-tabs/present";
import { type Answers, done, Layout } from "@/scripts/openapi/answers/shapes";
import { compactTasks } from "@/scripts/openapi/answers/tasks";
import { BoardOfMyTasks, BoardOption, Stage } from "@/scripts/openapi/records/boards";
import { PersonInShort } from "@/scripts/openapi/records/people";
import { address, checked, count, id, PlainTime, text } from "@/scripts/openapi/records/record";
import { SubtaskGroup, TaskWithBoard } from "@/scripts/openapi/records/tasks";
import { TimesheetBoard, TimesheetRow } from "@/scripts/openapi/records/time";

const TaskTab = checked<ReturnType<typeof presentTaskTab>>()(
  z.object({ name: z.enum(TASK_TYPES), label: text, visible: z.enum(["true", "false"]), order: z.int() }),
);

const PersonOption = z.object({
  id,
  email: z.string().describe("Masked (`m***@example.com`) unless you may see it."),
  name: text,
  title: text,
  photo: address,
  is_admin: z.boolean().optional().describe("Whether the person reaches every board; only for `users`."),
});

const BoardInSelect = checked<ReturnType<typeof presentBoardInSelect>>()(
  z.object({ id, title: text, left_side_value: text, right_side_value: text }),
);

const TaskOption = checked<ReturnType<typeof presentTaskOption>>()(
  z.object({ id, title: text, board_id: id, subtask_groups: z.array(SubtaskGroup) }),
);

export const LIST_ANSWERS: Answers = {
  "GET /boards/v2/tasks/top-in-boards": z.object({
    data: z.record(z.enum(TASK_TYPES), z.array(TaskWithBoard)),
    counts: z.record(z.enum([...TASK_TYPES, "all_boards", "all_tasks"]), count),
  }),
  "GET /boards/v2/tasks/crm-associated-tasks/{associated_id}": z.object({ tasks: z.array(z.never()) }),
  "GET /boards/v2/tasks/stage/{task_id}": z.object({ stage: Stage }),
  "GET /boards/v2/tasks/boards-by-type/{type}": z.object({ boards: z.array(BoardOption) }),
  "GET /boards-app/v1/my-tasks": z.object({
    type: z.enum(TASK_TYPES),
    counts: z.record(z.enum(TASK_TYPES), count),
    left: count,
    tasks: compactTasks,
    boards: z.array(BoardOfMyTasks),
    synced_at: PlainTime,
  }),
  "PUT /boards-app/v1/my-tasks/view": z.object({ view: z.enum(["list", "table", "calendar"]), layout: Layout }),
  "GET /boards-app/v1/timesheet/boards": z.object({ boards: z.array(TimesheetBoard) }),
  "GET /boards-app/v1/timesheet/rows": z.object({ tasks: z.array(TimesheetRow) }),
  "PUT /boards-app/v1/timesheet/rows": z.object({ week: text, task_ids: z.array(id) }),
  "GET /boards/v2/tasks/task-tabs/config": z.object({ data: z.array(TaskTab) }),
  "POST /boards/v2/tasks/task-tabs/config": done({ config: z.array(TaskTab) }),
  "GET /boards/v2/ajax-options": z.object({
    options: z.union([z.array(PersonOption), z.array(BoardInSelect), z.array(TaskOption)]),
  }),
  "GET /boards/v2/contacts/{board_id}": z.array(z.never()),
  "GET /boards/v2/options/members": z.object({ members: z.array(PersonInShort) }),
  "GET /boards/v2/options/projects": z.object({ boards: z.array(BoardOption) }),
};
