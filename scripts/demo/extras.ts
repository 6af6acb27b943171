import type { z } from "zod";
import { addFiles } from "@/lib/attachments/add-files";
import { addDependency } from "@/lib/dependencies/add";
import { AddDependency } from "@/lib/dependencies/inputs";
import type { Board, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { validate } from "@/lib/http/validate";
import { RepeatTask } from "@/lib/recurrence/inputs";
import { repeatTask } from "@/lib/recurrence/set";
import { receiveAgain } from "@/lib/storage/receive";
import { addSubtask } from "@/lib/subtasks/add";
import { addGroup } from "@/lib/subtasks/edit-groups";
import { AddGroup, AddSubtask } from "@/lib/subtasks/inputs";
import { coverTask } from "@/lib/tasks/cover";
import { UpdateTask } from "@/lib/tasks/update-input";
import { updateTask } from "@/lib/tasks/update";
import type { CurrentUser } from "@/lib/users/current-user";
import { landscape, type Scene } from "@/scripts/demo/pictures";

/** What a task carries beside what its line says. */
export interface Extras {
  cover?: Scene;
  /** Name to text. */
  files?: Record<string, string>;
  repeats?: z.input<typeof RepeatTask>;
  /** The title of a task of the same board. */
  waitsFor?: string;
  /** Group to the titles of its subtasks; those that begin with `x ` are done. */
  subtasks?: Record<string, string[]>;
}

/** @throws Error when a story speaks of a task that it does not have */
export async function addExtras(board: Board, title: string, extras: Extras, actor: CurrentUser): Promise<void> {
  const task = await taskNamed(board, title);
  if (extras.cover) await coverTask(task, await fileOf(`${extras.cover}.png`, await landscape(extras.cover)), actor);
  for (const [name, text] of Object.entries(extras.files ?? {})) await addFiles(task, [await fileOf(name, Buffer.from(text))], actor);
  if (extras.repeats) await repeatTask(board, task, validate(RepeatTask, extras.repeats), actor);
  if (extras.waitsFor) await addDependency(board, task, validate(AddDependency, { predecessor_task_id: (await taskNamed(board, extras.waitsFor)).id }), actor);
  for (const [group, titles] of Object.entries(extras.subtasks ?? {})) await addSubtasks(board, task, group, titles, actor);
}

async function addSubtasks(board: Board, task: Task, groupTitle: string, lines: string[], actor: CurrentUser) {
  const group = await addGroup(task, validate(AddGroup, { title: groupTitle }), actor);
  for (const line of lines) {
    const subtask = await addSubtask(board, task, validate(AddSubtask, { title: line.replace(DONE, ""), group_id: group.id }), actor);
    if (DONE.test(line)) await updateTask(board, await db.task.findUniqueOrThrow({ where: { id: subtask.task.id } }), validate(UpdateTask, { property: "status", value: "closed" }), actor);
  }
}

const DONE = /^x /;

async function taskNamed(board: Board, title: string): Promise<Task> {
  const task = await db.task.findFirst({ where: { boardId: board.id, title } });
  if (!task) throw new Error(`${board.title} has no task “${title}”.`);
  return task;
}

const LIMIT = 10_000_000;
const fileOf = (name: string, content: Buffer) => receiveAgain(name, [content], { limit: () => LIMIT });
