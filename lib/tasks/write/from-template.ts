import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import type { CopiedFile } from "@/lib/attachments/copy";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { InJson } from "@/lib/database/record";
import { reader, transaction } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { id } from "@/lib/http/input/types";
import { pathId } from "@/lib/http/request/params";
import type { OnTask } from "@/lib/tasks/find";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import { taskAsJson, taskOfJson, type TaskRecord } from "@/lib/tasks/record";
import type { TaskParts } from "@/lib/tasks/write/copied-parts";
import { copyTask, filesForCopy } from "@/lib/tasks/write/copy-task";
import type { CreateTaskFromTemplate } from "@/lib/tasks/write/from-template-input";
import { finder } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

/** A task of the board, or a template of another board that the caller reaches. @throws Forbidden, NotFound */
export const templateForBoard = finder<OnTask>({
  expression: ({ board_id, task_id }) =>
    boardOfCaller(
      pathId(board_id),
      Prisma.sql`(SELECT ${taskAsJson} FROM task t WHERE t.id = ${pathId(task_id)} AND (t.board_id = b.id
        OR t.is_template AND (caller.is_admin OR EXISTS (SELECT FROM board_member o WHERE o.board_id = t.board_id AND o.user_id = caller.id))))`,
    ),
  result: (value, user) => {
    const { more, ...found } = foundBoard<InJson<TaskRecord> | null>(value, user);
    if (!more) throw new NotFound("Task");
    return { ...found, task: taskOfJson(more) };
  },
});

interface FromTemplate {
  board: Board;
  task: Task;
  input: CreateTaskFromTemplate;
  /** `board_id` of the body. */
  sentBoardId: unknown;
}

export function filesForTemplate({ board, task, input, sentBoardId }: FromTemplate): Promise<CopiedFile[]> {
  if (sentBoardId !== undefined && id.safeParse(sentBoardId).data !== board.id)
    throw new Invalid("Board id is not valid", { params: { board_id: "Board id is not valid" } });
  return filesForCopy(task, partsOf(board, task, input));
}

/** Puts a task like the template at the top of a stage (compatibility.md, C150). */
export async function createTaskFromTemplate(
  { board, task, input }: Omit<FromTemplate, "sentBoardId">,
  files: CopiedFile[],
  actor: CurrentUser,
): Promise<ChangedTasks> {
  const { title, stageId } = input;
  const copy = { title, stageId, parts: partsOf(board, task, input), staysTemplate: false };
  const { copyId, renumbered } = await transaction((tx) => copyTask(tx, board, task, copy, files, actor));
  return loadChanged(reader(), board.id, actor.id, copyId, renumbered);
}

const NONE: TaskParts = {
  ...{ assignees: false, watchers: false, subtasks: false, labels: false, attachments: false },
  ...{ comments: false, timeTracks: false, customFields: false, repeatRule: false },
};

/** Of a template on another board, only the subtasks. */
const partsOf = (board: Board, { boardId }: Task, { parts }: CreateTaskFromTemplate): TaskParts =>
  boardId === board.id ? parts : { ...NONE, subtasks: parts.subtasks };
