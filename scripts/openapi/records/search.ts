import { z } from "zod";
import { Priority } from "@/generated/prisma/enums";
import type { presentSearch } from "@/lib/search/present";
import type { SearchJson } from "@/lib/search/present-all";
import { BoardName, Label } from "@/scripts/openapi/records/boards";
import { address, checked, count, flag, id, PlainTime, record, text } from "@/scripts/openapi/records/record";

type Found = ReturnType<typeof presentSearch>;

export const BoardLink = BoardName.extend({ url: address });
export const StageName = z.object({ id, title: text });
export const LabelInSearch = Label.pick({ id: true, title: true, bg_color: true, color: true });

export const FoundTask = z.object({
  type: z.literal("task"),
  id,
  title: text,
  description: text.describe("Plain text, up to 500 characters."),
  board_id: id,
  board: BoardLink,
  stage: StageName.nullable(),
});

export const FoundBoard = z.object({ type: z.literal("board"), id, title: text, description: text });

const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), current_page: count, per_page: count, total: count, last_page: count });

export const FoundInBoth = record<Found>()(
  "FoundTasksAndBoards",
  z.object({ tasks: pageOf(FoundTask), boards: pageOf(FoundBoard) }),
);

const parts = z.array(z.object({ text, is_marked: flag })).describe("A text in parts. Those that matched are marked.");

export const TaskInSearch = checked<SearchJson["tasks"]["data"][number]>()(
  z.object({
    id,
    title: text,
    title_parts: parts,
    board: BoardLink,
    stage: StageName.nullable().describe("Of a subtask, the stage of its task."),
    parent: z.object({ id, title: text }).nullable().describe("The task of a subtask."),
    url: address,
    status: z.enum(["open", "closed"]),
    priority: z.enum(Object.keys(Priority).map((priority) => (priority === "none" ? "" : priority))),
    due_at: PlainTime.nullable(),
    is_archived: flag,
    labels: z.array(LabelInSearch),
    match: z
      .object({
        source: z.enum(["title", "label", "description", "comment", "similar"]),
        excerpt: parts.nullable(),
      })
      .nullable()
      .describe("Where it matched. `label` includes custom fields. Null for a query without words."),
  }),
);

export const BoardInSearch = z.object({ id, title: text, title_parts: parts, url: address, is_archived: flag });

export const FoundInAll = record<SearchJson>()(
  "FoundInAll",
  z.object({
    tasks: pageOf(TaskInSearch),
    boards: z.array(BoardInSearch),
    people: z.array(z.object({ id, display_name: text, name_parts: parts, photo: address, url: address })),
  }),
);

export const SearchSuggestion = z.object({
  text: text.describe("What replaces the query from `from` to `to`."),
  label: text,
  kind: z.enum(["qualifier", "value"]),
  from: count,
  to: count,
});
