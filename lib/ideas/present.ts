import type { Comment } from "@/generated/prisma/client";
import type { Submitted } from "@/lib/ideas/submit";
import type { CommentResult } from "@/lib/ideas/comment";
import type { IdeaRow, IdeaStage } from "@/lib/ideas/list";
import type { PublicReply } from "@/lib/ideas/comments/read-comments";
import type { IdeaDetail } from "@/lib/ideas/read";
import type { Author } from "@/lib/ideas/sender";
import { isoDate } from "@/lib/dates/dates";
import { env } from "@/lib/env";
import { taskPath } from "@/lib/tasks/path";
import { slugOfTask } from "@/lib/tasks/slug";
import { photoOf } from "@/lib/users/present";

export type IdeaJson = ReturnType<typeof presentIdea>;
export type IdeaDetailJson = ReturnType<typeof presentIdeaDetail>;

/** See compatibility.md, C125. Nothing but what anyone may read. */
export const presentIdea = (idea: IdeaRow) => ({
  id: idea.id,
  board_id: idea.boardId,
  title: idea.title,
  slug: idea.slug,
  type: "roadmap",
  status: idea.status,
  stage_id: idea.stageId,
  description: idea.description,
  created_at: isoDate(idea.createdAt),
  updated_at: isoDate(idea.updatedAt),
  author: presentAuthor(idea),
  isVoted: idea.isVoted,
  vote_count: idea.voteCount,
  comments_count: idea.commentsCount,
  stage: presentStage(idea.stage),
});

const presentAuthor = ({ author }: Pick<IdeaRow, "author">) => ({
  name: author.name,
  avatar: photoOf(author),
  user_id: author.userId,
});

const presentStage = ({ id, title, slug, status, isPublic }: IdeaStage) => ({
  id,
  title,
  slug,
  label: title,
  stage_type: status,
  settings: { is_public: isPublic, default_task_status: status },
});

/** `edit_link` is for those on the board, and absent for others. */
export const presentIdeaDetail = (idea: IdeaDetail) => ({
  ...presentIdea(idea),
  answer: idea.answer && { html: idea.answer.html, by: idea.answer.by, created_at: isoDate(idea.answer.at) },
  public_comments: idea.publicComments.map(({ replies, ...comment }) => ({
    ...presentReply(comment),
    replies: replies.map(presentReply),
  })),
  ...(idea.isOnBoard && { edit_link: `${env().BOARDS_URL}${taskPath(idea.boardId, idea.id)}` }),
});

const presentReply = (reply: PublicReply) => ({
  id: reply.id,
  parent_id: reply.parentId,
  description: reply.description,
  author_name: reply.author.name,
  avatar: photoOf(reply.author),
  created_by: reply.author.userId,
  created_at: isoDate(reply.createdAt),
  badget: reply.badge,
  can_delete: reply.canDelete,
});

const CONFIRMATION =
  "Thank you for your idea. Once it's reviewed, approved for planning by our team, we will notify you via email.";
const WAITS = "Thank you. It will appear here once it has been approved.";

/** One that waits for a moderator has the same keys, but no id, and `pending` (compatibility.md, C128). */
export const presentSubmitted = (submitted: Submitted, boardId: number) => ({
  idea: ideaOf(submitted, boardId),
  message: submitted.pending ? WAITS : "Idea has been created",
  confirmation_text: CONFIRMATION,
  pending: submitted.pending ?? false,
});

function ideaOf(submitted: Submitted, boardId: number) {
  const { id, title, slug, stageId, createdAt } = submitted.pending
    ? { id: 0, title: submitted.title, slug: slugOfTask(submitted.title), stageId: null, createdAt: new Date() }
    : submitted.idea;
  const place = { board_id: boardId, title, slug, type: "roadmap", stage_id: stageId };
  return { id, ...place, source: "page", created_at: isoDate(createdAt) };
}

export const presentCommented = (result: CommentResult, author: Author) => ({
  message: result.pending ? WAITS : "Your comment has been added",
  comment: { ...presentOwn(result, author, null), task: presentIdea(result.idea) },
  pending: result.pending ?? false,
});

export const presentReplied = (result: CommentResult, to: Pick<Comment, "id" | "parentId">, author: Author) => ({
  message: result.pending ? WAITS : "Reply has been added",
  reply: presentOwn(result, author, to.parentId ?? to.id),
  pending: result.pending ?? false,
});

/** For its own author, who knows the address that they gave. */
function presentOwn(result: CommentResult, author: Author, parentId: number | null) {
  const { idea } = result;
  const { comment } = result;
  return {
    id: comment?.id ?? 0,
    board_id: idea.boardId,
    task_id: idea.id,
    parent_id: parentId,
    type: parentId === null ? "comment" : "reply",
    privacy: "public",
    status: comment ? "published" : "pending",
    description: result.pending ? result.description : result.comment.description,
    author_name: author.name,
    author_email: author.email,
    created_by: author.user?.id ?? null,
    created_at: isoDate(comment?.createdAt ?? new Date()),
    updated_at: isoDate(comment?.createdAt ?? new Date()),
    badget: comment?.badge ?? "",
  };
}
