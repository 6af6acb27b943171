import {
  commentsIn,
  type FeedList,
  type FeedOrder,
  type FeedType,
  isLine,
  isWhole,
} from "@/components/board-store/edits/feed-edits";
import { serverIdOf } from "@/components/board-store/edits/local-ids";
import type { CommentImage, CommentJson } from "@/lib/comments/present";

/** A comment or reply as it was written. */
export interface NewComment {
  parentId: number | null;
  text: string;
  isMarkdown: boolean;
  /** Of Markdown, as the editor shows it. */
  html?: string | undefined;
  images: readonly CommentImage[];
  /** Undefined where no comment is public. */
  isPrivate: boolean | undefined;
  /** The newest comment that was loaded when it was written. */
  after: number;
}

export type CommentEdit =
  | ({ kind: "create-comment"; id: number; taskId: number } & NewComment)
  /** `html` is shown until the server responds. */
  | {
      kind: "change-comment";
      taskId: number;
      commentId: number;
      text: string;
      isMarkdown: boolean;
      html: string;
      images: readonly CommentImage[];
    }
  | { kind: "publish-comment"; taskId: number; commentId: number; privacy: CommentJson["privacy"] }
  | { kind: "delete-comment"; taskId: number; commentId: number };

export interface CommentChange {
  taskId: number;
  saved?: CommentJson;
  removed?: number;
}

export type AnyComment = Omit<CommentJson, "replies">;

/** New comments are shown beside the list until they are saved. */
export function withCommentEdit(list: FeedList, edit: CommentEdit): FeedList {
  if (edit.kind === "create-comment") return list;
  const commentId = serverIdOf(edit.commentId);
  if (edit.kind === "delete-comment") return without(list, commentId);

  const change = <Some extends AnyComment>(some: Some): Some =>
    some.id === commentId ? { ...some, ...changedFields(edit, some) } : some;
  return withComments(list, (comment) => change({ ...comment, replies: comment.replies.map(change) }));
}

function changedFields(
  edit: Exclude<CommentEdit, { kind: "create-comment" | "delete-comment" }>,
  { settings }: AnyComment,
): Partial<AnyComment> {
  if (edit.kind === "publish-comment") return { privacy: edit.privacy };
  return { description: edit.html, settings: { ...settings, raw_description: edit.text }, images: [...edit.images] };
}

/** A new comment is added where the newest are, if that end of the list is loaded. */
export function withCommentChange(
  list: FeedList,
  { saved, removed }: Omit<CommentChange, "taskId">,
  type: FeedType,
  order: FeedOrder,
): FeedList {
  const remaining = removed === undefined ? list : without(list, removed);
  if (!saved || type === "activities") return remaining;
  if (saved.parent_id !== null)
    return withComments(remaining, (comment) => (comment.id === saved.parent_id ? withReply(comment, saved) : comment));
  if (commentsIn(remaining).some(({ id }) => id === saved.id))
    return withComments(remaining, (comment) => (comment.id === saved.id ? saved : comment));

  const total = remaining.total + 1;
  if (order === "oldest")
    return { total, entries: isWhole(remaining) ? [...remaining.entries, saved] : remaining.entries };
  return { total, entries: [saved, ...remaining.entries] };
}

export const threadOf = (list: FeedList, commentId: number): CommentJson | undefined =>
  commentsIn(list).find(({ id, replies }) => id === commentId || replies.some((reply) => reply.id === commentId));

function without(list: FeedList, commentId: number): FeedList {
  const entries = list.entries.filter((entry) => isLine(entry) || entry.id !== commentId);
  const remaining = { entries, total: list.total - (list.entries.length - entries.length) };
  return withComments(remaining, (comment) =>
    withReplies(
      comment,
      comment.replies.filter(({ id }) => id !== commentId),
    ),
  );
}

const withComments = ({ entries, total }: FeedList, change: (comment: CommentJson) => CommentJson): FeedList => ({
  total,
  entries: entries.map((entry) => (isLine(entry) ? entry : change(entry))),
});

const withReply = (comment: CommentJson, reply: CommentJson): CommentJson =>
  withReplies(
    comment,
    [...comment.replies.filter(({ id }) => id !== reply.id), { ...reply, replies: [] }].sort(
      (one, other) => one.created_at.localeCompare(other.created_at) || one.id - other.id,
    ),
  );

const withReplies = (comment: CommentJson, replies: CommentJson["replies"]): CommentJson => ({
  ...comment,
  replies,
  replies_count: replies.length,
});
