import { ChevronUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { LiveNumber } from "@/components/roadmap/parts/live-numbers";
import type { Offered } from "@/components/roadmap/parts/offers";
import { VoteButton } from "@/components/roadmap/parts/vote-button";
import { VOTE_BOX, VOTE_LOOK, type VoteSize } from "@/components/roadmap/parts/vote-look";

interface VoteProps {
  idea: { id: number; href: string; title: string; votes: number; isVoted: boolean };
  offered: Offered;
  /** The address of the page without its origin. */
  back: string;
  size: VoteSize;
}

/** The number of votes, as a button for those who may vote, and as a way to sign in for those who need an account. */
export function Vote({ idea, offered, back, size }: VoteProps) {
  const t = useTranslations("roadmap.votes");
  const { id, href, title, votes, isVoted } = idea;
  if (offered === "open")
    return (
      <VoteButton
        key={`${id} ${isVoted}`}
        ideaId={id}
        title={title}
        votes={votes}
        isVoted={isVoted}
        action={`${href}/vote`}
        back={back}
        size={size}
      />
    );

  const content = (
    <>
      <ChevronUp aria-hidden className="size-4" strokeWidth={2} />
      <span className="tabular-nums">
        <LiveNumber ideaId={id} kind="votes" initial={votes} />
      </span>
    </>
  );
  return offered === "off" ? (
    <span className={classNames(VOTE_BOX[size], "shrink-0 border-gray-6 text-gray-11")}>
      {content} <span className="sr-only">{t("votes", { count: votes })}</span>
    </span>
  ) : (
    <a
      href={`/login?redirect_to=${encodeURIComponent(back)}`}
      rel="nofollow"
      aria-label={t("signIn", { title, count: votes })}
      className={classNames(VOTE_BOX[size], VOTE_LOOK, "relative z-1 shrink-0")}
    >
      {content}
    </a>
  );
}
