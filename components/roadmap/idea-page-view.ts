import "server-only";
import { canManageBoard } from "@/lib/boards/policy";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { type Moment, momentOf } from "@/lib/dates/when";
import { isGuest } from "@/lib/ideas/author";
import type { Badge, IdeaDetail, PublicReply } from "@/lib/ideas/read";
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
}

export function ideaPageView(
  { found: { board, membership }, by: { user }, clock }: Pick<PageRoadmap, "found" | "by" | "clock">,
  idea: IdeaDetail,
): IdeaPageView {
  const { answer } = idea;
  const mayBlock = user !== null && canManageBoard(user, { membership });
  const viewOf = (reply: PublicReply) => commentView(reply, mayBlock, clock);
  return {
    ...ideaCardView(board, idea, clock),
    description: idea.description,
    answer: answer && { html: answer.html, by: answer.by, at: momentOf(answer.at, clock) },
    threads: idea.publicComments.map((comment) => ({
      ...viewOf(comment),
      replies: comment.replies.map(viewOf),
    })),
    isHidden: !idea.stage.isPublic,
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
