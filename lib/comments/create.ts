import "server-only";
import { type Comment, Prisma, type Task } from "@/generated/prisma/client";
import { claimImages } from "@/lib/comments/images";
import type { CreateComment } from "@/lib/comments/inputs";
import { commentsAsValue, type FoundComments, type LoadedComments, loadedComments } from "@/lib/comments/load";
import { authorIdsOf, findRepliedTo, insertComment, ONE_MORE, recordCommented } from "@/lib/comments/insert";
import { mentionable, recordMentions } from "@/lib/comments/mentions";
import { rendererFor } from "@/lib/comments/renderer";
import { notifyOfComment } from "@/lib/comments/notifications";
import { nextId } from "@/lib/database/record";
import { reader, rowsOf, transaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { Invalid, NotFound } from "@/lib/errors";
import { readFeatureModules } from "@/lib/modules/read";
import { assignableIds } from "@/lib/tasks/write/assignable";
import { type LoadedTasks, loadedTasks } from "@/lib/tasks/read/load";
import { type FoundTasks, taskRowsOf, tasksAsValue } from "@/lib/tasks/read/load-rows";
import { lockTask } from "@/lib/tasks/lock";
import { startWatching } from "@/lib/tasks/write/watch";
import type { CurrentUser } from "@/lib/users/current-user";

export interface CreatedComment {
  comment: LoadedComments;
  task: LoadedTasks;
}

/** A reply to a reply is attached to the top comment (compatibility.md, C73). @param address the author's IP address */
export async function createComment(
  found: Task,
  input: CreateComment,
  address: string,
  actor: CurrentUser,
): Promise<CreatedComment> {
  return loadCreated(found, await writeComment(found, input, address, actor), actor);
}

/** As `createComment`, for callers that need only its id. */
export const writeComment = (
  found: Task,
  input: CreateComment,
  address: string,
  actor: CurrentUser,
): Promise<Comment["id"]> =>
  transaction(async (tx) => {
    const [task, commentId] = await Promise.all([
      lockTask(tx, found, input.parentId === undefined ? ONE_MORE : undefined),
      nextId(tx, "comment"),
    ]);
    const repliedTo = input.parentId === undefined ? null : await findRepliedTo(tx, task, input.parentId);
    const author = await authorOf(tx, task, input.authorId, actor);
    const named = { boardId: task.boardId, text: input.text, requestedIds: input.mentionedIds };
    const people = await mentionable(tx, named, actor);
    const { html, text, mentionedIds } = rendererFor(input)(input.text, people, env().BOARDS_URL);

    const content = { ...(await contentOf(tx, task, input, html)), ...signedBy(author) };
    const comment = await insertComment(tx, task, { id: commentId, address, repliedTo, ...content });
    await claimImages(tx, comment, input.imageIds, actor);
    const written = { comment, text, mentionedIds: [...new Set([...input.mentionedIds, ...mentionedIds])] };
    await recordMentions(tx, comment.id, written.mentionedIds);
    await recordCommented(tx, comment, text, author);
    await notifyOfComment(tx, written, authorIdsOf(repliedTo), author);
    await startWatching(tx, task.boardId, [{ taskId: task.id, userId: author.id }], "watch_on_commenting");
    return comment.id;
  });

async function loadCreated({ id: taskId, boardId }: Task, id: number, actor: CurrentUser): Promise<CreatedComment> {
  const tx = reader();
  const comments = commentsAsValue({ where: Prisma.sql`c.id = ${id}` });
  const tasks = tasksAsValue(boardId, actor.id, { where: Prisma.sql`t.id = ${taskId}` });
  const [row] = await rowsOf<{ found: string }>(
    tx,
    Prisma.sql`SELECT json_build_array(${comments}, ${tasks})::text AS found`,
  );
  const [foundComments, foundTasks] = JSON.parse(row?.found ?? "[]") as [FoundComments, FoundTasks];
  const comment = await loadedComments(tx, foundComments);
  if (comment.rows.length === 0) throw new NotFound("Comment");
  return { comment, task: loadedTasks(taskRowsOf(foundTasks)) };
}

type Author = Pick<CurrentUser, "id" | "displayName" | "email">;

/** Admins may comment as someone who could comment here. @throws NotFound, Invalid */
async function authorOf(tx: Tx, { boardId }: Task, authorId: number | undefined, actor: CurrentUser): Promise<Author> {
  if (authorId === undefined || authorId === actor.id || !actor.isAdmin) return actor;

  const author = await tx.user.findUnique({
    where: { id: authorId },
    select: { id: true, displayName: true, email: true },
  });
  if (!author) throw new NotFound("User");
  if ((await assignableIds(tx, boardId, [authorId])).length === 0)
    throw new Invalid(NO_MEMBER, { params: { comment_by: NO_MEMBER } });
  return author;
}

const NO_MEMBER = "Only members of the board can comment.";

/** On ideas, comments are public. While nobody outside of the team can read them, none may become so unnoticed. */
async function usualPrivacy(tx: Tx, { type }: Task): Promise<Comment["privacy"]> {
  if (type !== "roadmap") return "private";
  const { roadmap, frontend } = await readFeatureModules(tx);
  return roadmap.enabled && frontend.enabled ? "public" : "private";
}

const contentOf = async (tx: Tx, task: Task, { text, isMarkdown, privacy }: CreateComment, html: string) => ({
  privacy: privacy ?? (await usualPrivacy(tx, task)),
  isMarkdown,
  rawDescription: text,
  description: html,
});

const signedBy = ({ id, displayName, email }: Author) => ({
  createdById: id,
  authorName: displayName,
  authorEmail: email,
});
