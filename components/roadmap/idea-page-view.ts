import "server-only";
import { canManageBoard } from "@/lib/boards/policy";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { type Moment, momentOf } from "@/lib/dates/when";
import { isGuest } from "@/lib/ideas/author";
import type { Badge, PublicReply } from "@/lib/ideas/comments/read-comments";
import { type CommentPlace, queryOfPlace } from "@/lib/ideas/comments/place";
import type { IdeaDetail } from "@/lib/ideas/read";
import type { PageRoadmap } from "@/components/roadmap/page-roadmap";
import { type AuthorView, authorView, type IdeaCardView, ideaCardView } from "@/components/roadmap/parts/idea-view";

export interface CommentView {
  id: number;
  html: string;
  author: AuthorView;
  badge: Badge;
  canDelete: boolean;
  /** Of a guest, for readers who may block them. */
  canBlock: boolean;
  created: Moment;
}

export interface IdeaPageView extends IdeaCardView {
  /** Safe HTML. */
  description: string;
  answer: { html: string; by: string; at: Moment } | null;
  threads: (CommentView & { replies: CommentView[] })[];
  isHidden: boolean;
  /** The query of the address that shows these comments, to which forms lead back; empty for the latest ones. */
  placeQuery: string;
  /** Where there are more comments. */
  more: { earlier: MoreComments | null; later: MoreComments | null; latest: string | null };
}

export interface MoreComments {
  count: number;
  href: string;
}

export function ideaPageView(
  { found: { board, membership }, by: { user }, clock }: Pick<PageRoadmap, "found" | "by" | "clock">,
  idea: IdeaDetail,
  placeQuery: string,
): IdeaPageView {
  const { answer } = idea;
  const mayBlock = user !== null && canManageBoard(user, { membership });
  const viewOf = (reply: PublicReply) => commentView(reply, mayBlock, clock);
  const card = ideaCardView(board, idea, clock);
  return {
    ...card,
    placeQuery,
    more: moreComments(idea, card.href, placeQuery),
    description: idea.description,
    answer: answer && { html: answer.html, by: answer.by, at: momentOf(answer.at, clock) },
    threads: idea.publicComments.map((comment) => ({
      ...viewOf(comment),
      replies: comment.replies.map(viewOf),
    })),
    isHidden: !idea.stage.isPublic,
  };
}

/** Without script, and at the heading of the comments. Nothing is left to show where all comments of a page were deleted. */
function moreComments({ publicComments, earlier, later }: IdeaDetail, href: string, placeQuery: string) {
  const [first, last] = [publicComments[0], publicComments.at(-1)];
  const at = (side: CommentPlace["side"], { createdAt, id }: PublicReply) =>
    `${href}?${queryOfPlace({ side, at: createdAt, id })}#comments`;
  return {
    earlier: first && earlier > 0 ? { count: earlier, href: at("before", first) } : null,
    later: last && later > 0 ? { count: later, href: at("after", last) } : null,
    latest: placeQuery === "" ? null : `${href}#comments`,
  };
}

const commentView = (
  { id, description, author, badge, canDelete, createdAt }: PublicReply,
  mayBlock: boolean,
  clock: ClockOnScreen,
): CommentView => ({
  id,
  html: description,
  author: authorView(author),
  badge,
  canDelete,
  canBlock: mayBlock && isGuest(author),
  created: momentOf(createdAt, clock),
});
