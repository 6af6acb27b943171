import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { type Moment, momentOf } from "@/lib/dates/when";
import type { Badge, IdeaDetail, PublicReply } from "@/lib/ideas/read";
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
}

export function ideaPageView(board: Pick<Board, "publicSlug">, idea: IdeaDetail, clock: ClockOnScreen): IdeaPageView {
  const { answer } = idea;
  return {
    ...ideaCardView(board, idea, clock),
    description: idea.description,
    answer: answer && { html: answer.html, by: answer.by, at: momentOf(answer.at, clock) },
    threads: idea.publicComments.map((comment) => ({
      ...commentView(comment, clock),
      replies: comment.replies.map((reply) => commentView(reply, clock)),
    })),
    isHidden: !idea.stage.isPublic,
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
