import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { type Moment, momentOf } from "@/lib/dates/when";
import type { Badge, PublicReply } from "@/lib/ideas/comments/read-comments";
import { type CommentPlace, queryOfPlace } from "@/lib/ideas/comments/place";
import type { IdeaDetail } from "@/lib/ideas/read";
import { type AuthorView, authorView, type IdeaCardView, ideaCardView } from "@/components/roadmap/parts/idea-view";

export interface CommentView {
  id: number;
  html: string;
  author: AuthorView;
  badge: Badge;
  canDelete: boolean;
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
  board: Pick<Board, "publicSlug">,
  idea: IdeaDetail,
  placeQuery: string,
  clock: ClockOnScreen,
): IdeaPageView {
  const { answer } = idea;
  const card = ideaCardView(board, idea, clock);
  return {
    ...card,
    placeQuery,
    more: moreComments(idea, card.href, placeQuery),
    description: idea.description,
    answer: answer && { html: answer.html, by: answer.by, at: momentOf(answer.at, clock) },
    threads: idea.publicComments.map((comment) => ({
      ...commentView(comment, clock),
      replies: comment.replies.map((reply) => commentView(reply, clock)),
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
  clock: ClockOnScreen,
): CommentView => ({
  id,
  html: description,
  author: authorView(author),
  badge,
  canDelete,
  created: momentOf(createdAt, clock),
});
