import type { CommentImage, CommentJson } from "@/lib/comments/present";

/** What a person did to a comment or reply and the server has not confirmed yet. */
export type CommentEdit =
  /** `html` is what the screen shows meanwhile. */
  | { kind: "change-comment"; taskId: number; commentId: number; text: string; html: string; images: readonly CommentImage[] }
  | { kind: "publish-comment"; taskId: number; commentId: number; privacy: CommentJson["privacy"] }
  | { kind: "delete-comment"; taskId: number; commentId: number };

/** What the server says was written on a task, or changed there, and what is gone. */
export interface Commented {
  taskId: number;
  here?: CommentJson;
  gone?: number;
}

/** The comments of a task that are loaded, in their order, and how many there are. */
export interface CommentList {
  comments: readonly CommentJson[];
  total: number;
}

/** As the API names them. */
export type CommentOrder = "latest" | "oldest";

/** A comment or one of its replies. */
export type AnyComment = Omit<CommentJson, "replies">;

export const isWhole = ({ comments, total }: CommentList): boolean => comments.length >= total;

/** What the screen shows while the edit is on its way. */
export function withCommentEdit(list: CommentList, edit: CommentEdit): CommentList {
  if (edit.kind === "delete-comment") return without(list, edit.commentId);

  const { commentId } = edit;
  const change = <Some extends AnyComment>(some: Some): Some => (some.id === commentId ? { ...some, ...looksOf(edit, some) } : some);
  return { ...list, comments: list.comments.map((comment) => change({ ...comment, replies: comment.replies.map(change) })) };
}

function looksOf(edit: Exclude<CommentEdit, { kind: "delete-comment" }>, { settings }: AnyComment): Partial<AnyComment> {
  if (edit.kind === "publish-comment") return { privacy: edit.privacy };
  return { description: edit.html, settings: { ...settings, raw_description: edit.text }, images: [...edit.images] };
}

/** The list as the server has it now. What is new stands at the end at which the newest are, if that is loaded. */
export function withCommented(list: CommentList, { here, gone }: Omit<Commented, "taskId">, isOldestFirst: boolean): CommentList {
  const left = gone === undefined ? list : without(list, gone);
  if (!here) return left;
  if (here.parent_id !== null) return { ...left, comments: left.comments.map((comment) => (comment.id === here.parent_id ? withReply(comment, here) : comment)) };
  if (left.comments.some(({ id }) => id === here.id)) return { ...left, comments: left.comments.map((comment) => (comment.id === here.id ? here : comment)) };

  const total = left.total + 1;
  if (isOldestFirst) return { total, comments: isWhole(left) ? [...left.comments, here] : left.comments };
  return { total, comments: [here, ...left.comments] };
}

/** A further page behind what is loaded: what has moved onto it meanwhile stands there once. */
export const withPage = (list: CommentList, page: CommentList): CommentList => ({
  total: page.total,
  comments: [...list.comments, ...page.comments.filter(({ id }) => !list.comments.some((comment) => comment.id === id))],
});

/** What others have written between two lists: comments behind the newest one, and replies to comments that were there. */
export function arrivals(before: CommentList, now: CommentList, me: number, isOldestFirst: boolean): AnyComment[] {
  const newest = Math.max(0, ...before.comments.map(({ id }) => id));
  const isKnownToEnd = !isOldestFirst || isWhole(before);
  const known = new Map(before.comments.map(({ id, replies }) => [id, new Set(replies.map((reply) => reply.id))]));
  const comments = isKnownToEnd ? now.comments.filter(({ id }) => id > newest) : [];
  const replies = now.comments.flatMap(({ id, replies }) => replies.filter((reply) => known.get(id)?.has(reply.id) === false));
  return [...comments, ...replies].filter(({ created_by }) => created_by !== me);
}

/** The comment under which one stands, or itself; nothing when it is not loaded. */
export const holding = ({ comments }: CommentList, commentId: number): CommentJson | undefined =>
  comments.find(({ id, replies }) => id === commentId || replies.some((reply) => reply.id === commentId));

function without({ comments, total }: CommentList, commentId: number): CommentList {
  const left = comments.filter(({ id }) => id !== commentId);
  return { total: total - (comments.length - left.length), comments: left.map((comment) => withReplies(comment, comment.replies.filter(({ id }) => id !== commentId))) };
}

const withReply = (comment: CommentJson, reply: CommentJson): CommentJson =>
  withReplies(comment, [...comment.replies.filter(({ id }) => id !== reply.id), { ...reply, replies: [] }].sort((one, other) => one.created_at.localeCompare(other.created_at) || one.id - other.id));

const withReplies = (comment: CommentJson, replies: CommentJson["replies"]): CommentJson => ({ ...comment, replies, replies_count: replies.length });
