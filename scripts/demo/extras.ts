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
import { type CommentThread, seedComments } from "@/scripts/demo/comments";
import { fillFields, type Values } from "@/scripts/demo/custom-fields";
import { fileOf, type Picture, pictureOf, type Scene } from "@/scripts/demo/pictures";
import { type Subtasks, seedSubtasks } from "@/scripts/demo/subtasks";
import type { SeedContext } from "@/scripts/demo/seed-context";

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
  predecessor?: string;
  subtasks?: Subtasks;
  values?: Values;
  comments?: CommentThread[];
  isArchived?: boolean;
}

/** @throws Error when an extra names a task or field that does not exist */
export async function addExtras(context: SeedContext, title: string, extras: Extras): Promise<void> {
  const {
    board,
    writers: [creator],
  } = context;
  const task = await findTask(board, title);
  if (extras.cover) await coverTask(task, await fileOf(`${extras.cover}.png`, await pictureOf(extras.cover)), creator);
  await attach(task, extras, creator);
  if (extras.repeats) await repeatTask(board, task, validate(RepeatTask, extras.repeats), creator);
  if (extras.predecessor)
    await addDependency(
      board,
      task,
      validate(AddDependency, { predecessor_task_id: (await findTask(board, extras.predecessor)).id }),
      creator,
    );
  if (extras.subtasks) await seedSubtasks(context, task, extras.subtasks);
  if (extras.values) await fillFields(context, task, extras.values);
  if (extras.comments) await seedComments(context, task, extras.comments);
  if (extras.isArchived)
    await updateTask(
      board,
      task,
      validate(UpdateTask, { property: "archived_at", value: new Date().toISOString() }),
      creator,
    );
}

async function attach(task: Task, { files = {}, pictures = {}, links = {} }: Extras, creator: CurrentUser) {
  for (const [name, text] of Object.entries(files))
    await addFiles(task, [await fileOf(name, Buffer.from(text))], creator);
  for (const [name, picture] of Object.entries(pictures))
    await addFiles(task, [await fileOf(name, await pictureOf(picture))], creator);
  // The linked pages are not fetched: the demo needs no network.
  for (const [title, url] of Object.entries(links))
    await addLink(task, validate(AddLink, { url, title }), { title }, creator);
}

async function findTask(board: Board, title: string): Promise<Task> {
  const task = await db.task.findFirst({ where: { boardId: board.id, title } });
  if (!task) throw new Error(`${board.title} has no task “${title}”.`);
  return task;
}
