import "server-only";
import { type Moment, momentOf } from "@/lib/dates/when";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import type { Board } from "@/generated/prisma/client";
import type { IdeaAuthor } from "@/lib/ideas/author";
import type { IdeaRow } from "@/lib/ideas/list";
import { ideaPath } from "@/lib/roadmaps/address";
import { lineOfHtml } from "@/lib/text/text-of-html";
import { shorten } from "@/lib/text/text";
import { photoOf } from "@/lib/users/present";

export interface AuthorView {
  name: string;
  /** Chooses the color of the initials. */
  id: number;
  photo: string;
}

export interface IdeaCardView {
  id: number;
  href: string;
  title: string;
  excerpt: string;
  author: AuthorView;
  created: Moment;
  votes: number;
  isVoted: boolean;
  comments: number;
  stage: { slug: string; title: string };
  isDone: boolean;
}

const LONGEST_EXCERPT = 220;

export const ideaCardView = (board: Pick<Board, "publicSlug">, idea: IdeaRow, clock: ClockOnScreen): IdeaCardView => ({
  id: idea.id,
  href: ideaPath(board, idea),
  title: idea.title,
  excerpt: excerptOf(idea.description),
  author: authorView(idea.author),
  created: momentOf(idea.createdAt, clock),
  votes: idea.voteCount,
  isVoted: idea.isVoted,
  comments: idea.commentsCount,
  stage: { slug: idea.stage.slug, title: idea.stage.title },
  isDone: idea.status === "closed",
});

/** The half of a tag or entity at the end. */
const CUT_OFF = /(?:<[^<>]*|&[#\w]*)$/;

export function excerptOf(html: string): string {
  return shorten(lineOfHtml(html.slice(0, 10 * LONGEST_EXCERPT).replace(CUT_OFF, "")), LONGEST_EXCERPT);
}

/** Guests have no photo, and a color by their name. */
export const authorView = ({ name, photoKey, userId }: IdeaAuthor): AuthorView => ({
  name,
  id: userId ?? [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0),
  photo: userId === null ? "" : photoOf({ photoKey }),
});
