"use client";
import { ChevronUp } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { setCounts, useCount } from "@/components/roadmap/parts/live-counts";
import { VOTE_BOX, VOTE_LOOK, type VoteSize } from "@/components/roadmap/parts/vote-look";
import { api } from "@/lib/api";

interface VoteButtonProps {
  ideaId: number;
  title: string;
  votes: number;
  isVoted: boolean;
  /** The form's target without script. */
  action: string;
  /** Where the reader is led back to. */
  back: string;
  size: VoteSize;
}

interface Voted {
  isVoted: boolean;
  new_count: number;
}

/** A form without script. With script the vote counts at once, and is taken back if the server refuses it. */
export function VoteButton({ ideaId, title, votes, isVoted: initial, action, back, size }: VoteButtonProps) {
  const t = useTranslations("votes");
  const format = useFormatter();
  const saved = useCount(ideaId, "votes", votes);
  const [isVoted, setVoted] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const shown = isBusy ? saved + (isVoted ? 1 : -1) : saved;

  async function vote(event: React.FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setVoted(!isVoted);
    try {
      const { isVoted: now, new_count: count } = await api<Voted>("POST", `/boards/v2/roadmaps/vote-idea/${ideaId}`);
      setCounts(ideaId, { votes: count });
      setVoted(now);
    } catch (error) {
      setVoted(isVoted);
      toast(errorMessage(error), "error");
    } finally {
      setBusy(false);
    }
  }

  return (
    <form method="post" action={action} onSubmit={vote} className="relative z-1 shrink-0">
      <input type="hidden" name="back" value={back} />
      <button
        type="submit"
        aria-pressed={isVoted}
        aria-label={t("vote", { title, count: shown })}
        className={classNames(VOTE_BOX[size], VOTE_LOOK)}
      >
        <ChevronUp aria-hidden className="size-4" strokeWidth={2} />
        <span className="tabular-nums">{format.number(shown)}</span>
      </button>
    </form>
  );
}
