import type { z } from "zod";
import type { Board, Task } from "@/generated/prisma/client";
import { addFiles } from "@/lib/attachments/add-files";
import { addLink } from "@/lib/attachments/add-link";
import { AddLink } from "@/lib/attachments/inputs";
import { db } from "@/lib/db";
import { addDependency } from "@/lib/dependencies/add";
import { AddDependency } from "@/lib/dependencies/inputs";
import { validate } from "@/lib/http/input/validate";
import { RepeatTask } from "@/lib/recurrence/inputs";
import { repeatTask } from "@/lib/recurrence/set";
import { coverTask } from "@/lib/tasks/write/cover";
import { UpdateTask } from "@/lib/tasks/write/update-input";
import { updateTask } from "@/lib/tasks/write/update";
import type { CurrentUser } from "@/lib/users/current-user";
import { type Comment, tellComments } from "@/scripts/demo/comments";
import { fillFields, type Values } from "@/scripts/demo/custom-fields";
import { fileOf } from "@/scripts/demo/files";
import { type Picture, pictureOf, type Scene } from "@/scripts/demo/pictures";
import { type Subtasks, tellSubtasks } from "@/scripts/demo/subtasks";
import type { Telling } from "@/scripts/demo/telling";

/** The details of a task that do not fit on its line. */
export interface Extras {
  cover?: Scene;
  /** File name to text. */
  files?: Record<string, string>;
  /** File name to picture. */
  pictures?: Record<string, Picture>;
  /** Title to URL. */
  links?: Record<string, string>;
  repeats?: z.input<typeof RepeatTask>;
  /** The title of a task of the same board. */
  waitsFor?: string;
  subtasks?: Subtasks;
  values?: Values;
  comments?: Comment[];
  isArchived?: boolean;
}

/** @throws Error when an extra names a task or field that does not exist */
export async function addExtras(telling: Telling, title: string, extras: Extras): Promise<void> {
  const {
    board,
    writers: [maker],
  } = telling;
  const task = await taskNamed(board, title);
  if (extras.cover) await coverTask(task, await fileOf(`${extras.cover}.png`, await pictureOf(extras.cover)), maker);
  await attach(task, extras, maker);
  if (extras.repeats) await repeatTask(board, task, validate(RepeatTask, extras.repeats), maker);
  if (extras.waitsFor)
    await addDependency(
      board,
      task,
      validate(AddDependency, { predecessor_task_id: (await taskNamed(board, extras.waitsFor)).id }),
      maker,
    );
  if (extras.subtasks) await tellSubtasks(telling, task, extras.subtasks);
  if (extras.values) await fillFields(telling, task, extras.values);
  if (extras.comments) await tellComments(telling, task, extras.comments);
  if (extras.isArchived)
    await updateTask(
      board,
      task,
      validate(UpdateTask, { property: "archived_at", value: new Date().toISOString() }),
      maker,
    );
}

async function attach(task: Task, { files = {}, pictures = {}, links = {} }: Extras, maker: CurrentUser) {
  for (const [name, text] of Object.entries(files))
    await addFiles(task, [await fileOf(name, Buffer.from(text))], maker);
  for (const [name, picture] of Object.entries(pictures))
    await addFiles(task, [await fileOf(name, await pictureOf(picture))], maker);
  // The linked pages are not fetched: the demo needs no network.
  for (const [title, url] of Object.entries(links))
    await addLink(task, validate(AddLink, { url, title }), { title }, maker);
}

async function taskNamed(board: Board, title: string): Promise<Task> {
  const task = await db.task.findFirst({ where: { boardId: board.id, title } });
  if (!task) throw new Error(`${board.title} has no task “${title}”.`);
  return task;
}
