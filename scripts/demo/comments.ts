import type { Task } from "@/generated/prisma/client";
import { addCommentImage } from "@/lib/attachments/add-picture";
import { createComment } from "@/lib/comments/create";
import { CreateComment } from "@/lib/comments/inputs";
import { db } from "@/lib/db";
import { validate } from "@/lib/http/input/validate";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Login } from "@/scripts/demo/demo-users";
import { fileOf, type Picture, pictureOf } from "@/scripts/demo/pictures";
import { DAY, timeOf, type SeedContext } from "@/scripts/demo/seed-context";

/** `@sam` in the text mentions Sam. */
export interface DemoComment {
  by: Login;
  /** Days from today and time of day: `-2 16:05`. */
  when: string;
  text: string;
  picture?: Picture;
}

export interface CommentThread extends DemoComment {
  replies?: DemoComment[];
}

const IP_ADDRESS = "127.0.0.1";

/** The task is dated a day before its first comment. */
export async function seedComments(context: SeedContext, task: Task, comments: CommentThread[]): Promise<void> {
  for (const comment of comments) {
    const id = await seedComment(context, task, comment, null);
    for (const reply of comment.replies ?? []) await seedComment(context, task, reply, id);
  }
  const first = Math.min(...comments.map(({ when }) => timeOf(context, when).getTime()));
  await db.task.update({ where: { id: task.id }, data: { createdAt: new Date(first - DAY) } });
}

/** The application stores the current time, so the date is corrected afterwards. */
async function seedComment(
  context: SeedContext,
  task: Task,
  { by, when, text, picture }: DemoComment,
  parentId: number | null,
): Promise<number> {
  const author = context.accounts[by].user;
  const images = picture ? [await imageFor(task, picture, author)] : [];
  const {
    comment: {
      rows: [row],
    },
  } = await createComment(
    task,
    validate(CreateComment, { comment: text, images, ...(parentId && { parent_id: parentId }) }),
    IP_ADDRESS,
    author,
  );
  if (!row) throw new Error(`The comment by ${by} on “${task.title}” was not created.`);

  const writtenAt = timeOf(context, when);
  await db.comment.update({ where: { id: row.id }, data: { createdAt: writtenAt, updatedAt: writtenAt } });
  return row.id;
}

async function imageFor(task: Task, picture: Picture, author: CurrentUser): Promise<number> {
  const { id } = await addCommentImage(task, await fileOf(`${picture}.png`, await pictureOf(picture)), author);
  return id;
}
