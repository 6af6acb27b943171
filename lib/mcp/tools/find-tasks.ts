import { z } from "zod";
import { boardId, id, line, paging, stageId } from "@/lib/mcp/fields";
import { Page, pageOf } from "@/lib/mcp/pages";
import { FoundTask, TaskInList } from "@/lib/mcp/records";
import { tool } from "@/lib/mcp/tool";

type Found = Parameters<typeof pageOf>[0];

const TaskPage = z.object({ tasks: z.array(TaskInList), paging: Page });

const pageOfTable = (response: unknown) => {
  const { items, pagination } = response as { items: unknown[]; pagination: Found };
  return { tasks: items, paging: pageOf(pagination) };
};

/** Of one kind of value, any may match. */
const anyOf = <Choice extends z.ZodType>(choice: Choice, description: string) =>
  z.array(choice).max(100).optional().describe(description);

export const FIND_TASK_TOOLS = [
  tool({
    name: "list_tasks",
    title: "List tasks",
    description: "Lists the tasks of a board in the order of the board, or those of one of its stages.",
    effect: "read",
    isIdempotent: true,
    input: {
      board_id: boardId,
      stage_id: stageId.optional(),
      include_archived: z.boolean().default(false).describe("Whether archived tasks are listed, too"),
      ...paging(),
    },
    output: TaskPage,
    send: ({ stage_id, include_archived, page, limit }) => ({
      endpoint: "GET /boards/v2/projects/{board_id}/tasks/table",
      input: { stage: stage_id, include_archived, page, per_page: limit },
    }),
    answer: pageOfTable,
  }),
  tool({
    name: "filter_tasks",
    title: "Filter tasks",
    description:
      "Lists the tasks of a board that match all the given filters, such as overdue tasks of a person. Each filter takes several values, of which one must match.",
    effect: "read",
    isIdempotent: true,
    input: {
      board_id: boardId,
      title: line("Part of the title").optional(),
      stage_ids: anyOf(stageId, "Tasks in these stages"),
      statuses: anyOf(z.enum(["open", "closed", "archived"]), "Tasks with these statuses"),
      priorities: anyOf(z.enum(["low", "medium", "high", "urgent"]), "Tasks with these priorities"),
      assignees: anyOf(
        z.union([id("The id of a person"), z.literal("no-assignee")]),
        "Tasks of these people; no-assignee for those of nobody",
      ),
      labels: anyOf(z.union([id("The id of a label"), z.literal("no-label")]), "Tasks with these labels"),
      due: anyOf(
        z.enum(["overdue", "upcoming", "today", "this-week", "next-week", "this-month", "no-dates"]),
        "When they are due, in your time zone",
      ),
      sort_by: z
        .enum(["position", "title", "status", "stage_id", "priority", "due_at", "created_at", "updated_at"])
        .optional()
        .describe("By default the order of the board"),
      sort_direction: z.enum(["asc", "desc"]).optional(),
      ...paging(),
    },
    output: TaskPage,
    send: ({
      title,
      stage_ids,
      statuses,
      priorities,
      assignees,
      labels,
      due,
      page,
      limit,
      sort_by,
      sort_direction,
    }) => ({
      endpoint: "GET /boards/v2/projects/{board_id}/tasks/table",
      input: {
        ...{ search: title, stage: stage_ids, task_status: statuses, priority: priorities, assignee: assignees },
        ...{ labels, due_date: due, sort_by, sort_direction, page, per_page: limit },
      },
    }),
    answer: pageOfTable,
  }),
  tool({
    name: "search_tasks",
    title: "Search tasks",
    description:
      "Searches tasks and subtasks on all boards that you can see, best match first: words in titles, descriptions, labels and comments, and qualifiers such as assignee:me, is:overdue, is:open, label:bug, due:this-week, priority:high, board:office.",
    effect: "read",
    isIdempotent: true,
    input: {
      query: line("What to search for"),
      board_id: id("Only on this board").optional(),
      ...paging(),
    },
    output: z.object({ tasks: z.array(FoundTask), paging: Page }),
    send: ({ query, board_id, page, limit }) => ({
      endpoint: "GET /boards-app/v1/search",
      input: { query, scope: board_id && String(board_id), page, per_page: limit },
    }),
    answer: (response) => {
      const { tasks } = response as { tasks: Found & { data: unknown[] } };
      return { tasks: tasks.data, paging: pageOf(tasks) };
    },
  }),
  tool({
    name: "list_my_tasks",
    title: "List my tasks",
    description: "Lists the tasks of the person whom you work for, on all boards.",
    effect: "read",
    isIdempotent: true,
    input: {
      list: z
        .enum(["assigned", "due_today", "upcoming", "overdue", "mentioned", "completed", "others"])
        .default("assigned")
        .describe("assigned and mentioned are those of the person; the others include tasks that the person watches"),
      ...paging(50),
    },
    output: TaskPage,
    send: ({ list, page, limit }, user) => ({
      endpoint: "GET /boards/v2/member/{id}/tasks",
      params: { id: user.id },
      input: { taskType: list, page, per_page: limit },
    }),
    answer: (response) => {
      const { tasks, paginationInfo } = response as { tasks: unknown[]; paginationInfo: Found };
      return { tasks, paging: pageOf(paginationInfo) };
    },
  }),
];
