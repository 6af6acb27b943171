import "server-only";
import { type Comment, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { replaceImages } from "@/lib/comments/images";
import type { UpdateComment } from "@/lib/comments/inputs";
import { loadComment, type LoadedComments } from "@/lib/comments/load";
import { mentionable, recordMentions } from "@/lib/comments/mentions";
import { lockComment } from "@/lib/comments/lock";
import { rendererFor } from "@/lib/comments/renderer";
import { notifyMentioned, renewNotifications } from "@/lib/comments/notifications";
import { reader, sendAlong, transaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { Invalid } from "@/lib/errors";
import type { CurrentUser } from "@/lib/users/current-user";

export async function updateComment(found: Comment, input: UpdateComment, actor: CurrentUser): Promise<LoadedComments> {
  await transaction(async (tx) => {
    const before = await lockComment(tx, found);
    const { text: raw = before.rawDescription, isMarkdown = before.isMarkdown } = input;
    const { imageIds, mentionedIds: requestedIds } = input;
    const hasOtherImages = imageIds !== undefined && (await replaceImages(tx, before, imageIds, actor));
    if (raw === "" && (await tx.attachment.count({ where: { commentId: before.id } })) === 0) throw emptyComment();

    const known = before.mentionedIds;
    const people = await mentionable(tx, { boardId: before.boardId, text: raw, requestedIds, knownIds: known }, actor);
    const { html, text, mentionedIds } = rendererFor({ isMarkdown })(raw, people, env().BOARDS_URL);
    const added = [...new Set([...requestedIds, ...mentionedIds])].filter((id) => !known.includes(id));
    await recordMentions(tx, before.id, added);

    const isSameText = raw === before.rawDescription && isMarkdown === before.isMarkdown;
    const isSame = isSameText && !hasOtherImages && added.length === 0;
    if (!isSame) {
      await sendAlong(
        tx,
        Prisma.sql`UPDATE comment SET raw_description = ${raw}, description = ${html}, is_markdown = ${isMarkdown}, updated_at = ${new Date()} WHERE id = ${before.id}`,
      );
      await recordChange(tx, before, raw, actor);
    }
    const written = { comment: before, text, mentionedIds: added };
    if (!isSameText) await renewNotifications(tx, written);
    await notifyMentioned(tx, written, actor);
  });
  return loadComment(reader(), found.id);
}

const REQUIRED = "The comment field is required.";

const emptyComment = () =>
  new Invalid("Invalid parameter(s): comment", {
    params: { comment: REQUIRED },
    errors: { comment: { required: REQUIRED } },
  });

const recordChange = (
  tx: Tx,
  { id, boardId, taskId, parentId, rawDescription }: Comment,
  raw: string,
  actor: CurrentUser,
) =>
  recordActivity(tx, actor, {
    boardId,
    taskId,
    subjectId: id,
    event: parentId === null ? "updated comment" : "updated a reply",
    oldValue: rawDescription,
    newValue: raw,
  });
