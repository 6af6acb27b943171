import type { Task } from "@/generated/prisma/client";
import { addCommentImage } from "@/lib/attachments/add-picture";
import { createComment } from "@/lib/comments/create";
import { CreateComment } from "@/lib/comments/inputs";
import { db } from "@/lib/db";
import { validate } from "@/lib/http/input/validate";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Login } from "@/scripts/demo/cast";
import { fileOf } from "@/scripts/demo/files";
import { type Picture, pictureOf } from "@/scripts/demo/pictures";
import { dayFrom, type Telling } from "@/scripts/demo/telling";

/** `@sam` in the text mentions Sam. */
export interface Remark {
  by: Login;
  /** Days from today and time of day: `-2 16:05`. */
  when: string;
  says: string;
  picture?: Picture;
}

export interface Comment extends Remark {
  replies?: Remark[];
}

const HERE = "127.0.0.1";
const DAY = 24 * 60 * 60 * 1000;

/** The task is dated a day before its first comment. */
export async function tellComments(telling: Telling, task: Task, comments: Comment[]): Promise<void> {
  for (const comment of comments) {
    const id = await tellRemark(telling, task, comment, null);
    for (const reply of comment.replies ?? []) await tellRemark(telling, task, reply, id);
  }
  const first = Math.min(...comments.map(({ when }) => timeOf(telling, when).getTime()));
  await db.task.update({ where: { id: task.id }, data: { createdAt: new Date(first - DAY) } });
}

/** The application stores the current time, so the date is corrected afterwards. */
async function tellRemark(
  telling: Telling,
  task: Task,
  { by, when, says, picture }: Remark,
  parentId: number | null,
): Promise<number> {
  const author = telling.accounts[by].user;
  const images = picture ? [await imageFor(task, picture, author)] : [];
  const {
    comment: {
      rows: [row],
    },
  } = await createComment(
    task,
    validate(CreateComment, { comment: says, images, ...(parentId && { parent_id: parentId }) }),
    HERE,
    author,
  );
  if (!row) throw new Error(`What ${by} says about “${task.title}” was not written down.`);

  const saidAt = timeOf(telling, when);
  await db.comment.update({ where: { id: row.id }, data: { createdAt: saidAt, updatedAt: saidAt } });
  return row.id;
}

function timeOf(telling: Telling, when: string): Date {
  const [days, time] = when.split(" ");
  return new Date(`${dayFrom(telling, Number(days)).toISOString().slice(0, 10)}T${time}Z`);
}

async function imageFor(task: Task, picture: Picture, author: CurrentUser): Promise<number> {
  const { id } = await addCommentImage(task, await fileOf(`${picture}.png`, await pictureOf(picture)), author);
  return id;
}
