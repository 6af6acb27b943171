import "server-only";
import type { Comment } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { deleteComment } from "@/lib/comments/delete";
import { reader, transaction } from "@/lib/db";
import { Forbidden, NotFound, Unauthorized } from "@/lib/errors";
import { admitText, checkForm, type FormMarks, isTeam } from "@/lib/ideas/admit";
import { followOwn, mayFollow } from "@/lib/ideas/follow-own";
import { storeSubmission } from "@/lib/ideas/pending";
import { publishComment } from "@/lib/ideas/publish";
import type { CommentsWanted, PublicReply } from "@/lib/ideas/comments/read-comments";
import { type IdeaDetail, NO_COMMENTS, readIdea } from "@/lib/ideas/read";
import type { Reader } from "@/lib/ideas/reader";
import { type Author, authorshipOf, requireName, wrote } from "@/lib/ideas/sender";
import { readRoadmapSettings, requireOffered } from "@/lib/roadmaps/settings";
import { publicHtml } from "@/lib/ideas/text";

export interface SentComment {
  message: string;
  form?: FormMarks;
}

interface Commented {
  comment: PublicReply;
  idea: IdeaDetail;
  pending?: undefined;
}

export type CommentResult = Commented | { pending: true; idea: IdeaDetail; description: string; comment?: undefined };

/** @throws NotFound, Invalid, Unauthorized, Forbidden, TooManyRequests */
export const submitComment = (found: OnBoard, ideaId: number, input: SentComment, by: Author): Promise<CommentResult> =>
  send(found, { ideaId, repliedToId: null }, input, by);

/** A reply to a reply is attached to the top comment. @throws as `submitComment` */
export const submitReply = (
  found: OnBoard,
  to: Pick<Comment, "id" | "taskId">,
  input: SentComment,
  by: Author,
): Promise<CommentResult> => send(found, { ideaId: to.taskId, repliedToId: to.id }, input, by);

interface Place {
  ideaId: number;
  repliedToId: number | null;
}

async function send(found: OnBoard, place: Place, input: SentComment, by: Author): Promise<CommentResult> {
  const { board } = found;
  const [idea, settings] = await Promise.all([
    requireIdea(found, place.ideaId, by, NO_COMMENTS),
    readRoadmapSettings(reader()),
  ]);
  requireOffered(by.user, settings, "comment");
  if (place.repliedToId === null) requireName(by, { name: "author_name", email: "author_email" });
  const isByTeam = isTeam(found, by.user);
  const rules = { user: by.user, isTeam: isByTeam, keepsMarkup: false };
  const description = publicHtml("message", input.message, rules);
  const { form = {} } = input;
  checkForm(found, form);
  await admitText(found, "comment", by, form);

  const { ideaId: taskId, repliedToId } = place;
  const authorship = authorshipOf(by);
  const follows = !isByTeam && (await mayFollow(by));
  const comment = await transaction(async (tx) => {
    if (!board.moderatesComments || isByTeam) {
      const written = await publishComment(tx, idea, { description, repliedToId }, authorship);
      if (follows) await followOwn(tx, board, idea, authorship);
      return written;
    }

    const kind = repliedToId === null ? "comment" : "reply";
    await storeSubmission(tx, board, { kind, taskId, parentId: repliedToId, description }, authorship);
    return null;
  });
  return comment ? published(found, taskId, comment.id, by) : { pending: true, idea, description };
}

/** @throws NotFound when it was removed meanwhile */
async function published(found: OnBoard, ideaId: number, commentId: number, by: Reader): Promise<Commented> {
  const idea = await requireIdea(found, ideaId, by, { threadOf: commentId });
  const comment = idea.publicComments
    .flatMap((each): PublicReply[] => [each, ...each.replies])
    .find(({ id }) => id === commentId);
  if (!comment) throw new NotFound("Comment");
  return { comment, idea };
}

/** @throws NotFound for an idea that the reader may not see, or that was merged into another one */
export async function requireIdea(
  { board }: OnBoard,
  ideaId: number,
  by: Reader,
  comments: CommentsWanted,
): Promise<IdeaDetail> {
  const idea = await readIdea(board, ideaId, by, comments);
  if (!idea || idea.mergedIntoId !== null) throw new NotFound("Idea");
  return idea;
}

/** By its author or by people who may edit the board; its replies go with it. @throws Unauthorized, Forbidden */
export async function deleteIdeaComment(found: OnBoard, comment: Comment, by: Reader): Promise<void> {
  if (!wrote(by, comment) && !isTeam(found, by.user)) throw by.user ? new Forbidden() : new Unauthorized();
  await deleteComment(comment, by.user ?? { id: null, guestName: comment.authorName });
}
