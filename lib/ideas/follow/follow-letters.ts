import "server-only";
import { env } from "@/lib/env";
import type { FollowedIdea, FollowedRoadmap } from "@/lib/ideas/followers";
import { confirmPage, stopPage } from "@/lib/ideas/follow/follow-links";
import type { Letter } from "@/lib/mail/letter/letter";
import { emailTexts, oneLine } from "@/lib/mail/texts";
import { ideaPath } from "@/lib/roadmaps/address";
import type { SiteSettings } from "@/lib/settings/site";
import { withoutDisguise } from "@/lib/text/invisible";
import { cut } from "@/lib/text/text";

interface Facts {
  locale: string;
  follower: { id: number };
  board: FollowedRoadmap;
  idea: FollowedIdea;
}

export function confirmFollowLetter({ locale, follower, board, idea, site }: Facts & { site: SiteSettings }): Letter {
  const { plain, rich } = emailTexts(locale);
  return {
    locale,
    subject: plain("follow.confirmSubject", { idea: cut(idea.title, 120) }),
    greeting: plain("greeting.unnamed"),
    paragraphs: [rich("follow.confirmText", { idea: idea.title, roadmap: board.title, site: site.title })],
    action: { label: plain("follow.confirm"), url: confirmPage(follower) },
    ending: plain("follow.unexpected"),
  };
}

export interface IdeaNews {
  /** The stage that it is in now. */
  stage?: string;
  isShipped?: boolean;
  /** As plain text. */
  answer?: string;
}

const LONGEST_QUOTE = 2_000;

export function newsLetter({
  locale,
  follower,
  board,
  idea,
  news,
  name,
}: Facts & { news: IdeaNews; name: string | null }): Letter {
  const { plain, rich } = emailTexts(locale);
  const { stage, isShipped, answer } = news;
  return {
    locale,
    subject: `${cut(idea.title, 120)} (${cut(board.title, 60)})`,
    greeting: name === null ? plain("greeting.unnamed") : rich("greeting.named", { name }),
    about: { title: oneLine(idea.title), place: [oneLine(cut(board.title, 80))] },
    paragraphs: [
      ...(isShipped ? [rich("follow.shipped")] : []),
      ...(stage !== undefined ? [rich("follow.moved", { stage })] : []),
      ...(answer !== undefined
        ? [rich("follow.answered"), { quote: withoutDisguise(cut(answer, LONGEST_QUOTE)) }]
        : []),
    ],
    action: { label: plain("follow.open"), url: env().BOARDS_URL + ideaPath(board, idea) },
    ending: plain("follow.reason"),
    links: [{ label: plain("follow.stop"), url: stopPage(follower) }],
  };
}
