"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { MessageSquareText, ShieldCheck, Trash2 } from "lucide-react";
import { GuestBlocking, type GuestOfText } from "@/components/guests/guest-blocking";
import { listKey, readSubmissions } from "@/components/moderation/moderation-data";
import { SubmissionEntry } from "@/components/moderation/submission-entry";
import type { TextTab } from "@/components/moderation/tabs";
import { type Decision, useDecisions } from "@/components/moderation/use-decisions";
import { useEntryKeys } from "@/components/moderation/use-entry-keys";
import { Button } from "@/components/ui/controls/button";
import { Kbd } from "@/components/ui/keyboard/kbd";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { TryAgain } from "@/components/ui/pages/try-again";
import type { Clock } from "@/lib/dates/when";
import type { SubmissionJson } from "@/lib/moderation/present";

interface SubmissionsProps {
  board: { id: number; moderatesIdeas: boolean; moderatesComments: boolean };
  tab: TextTab;
  canBlock: boolean;
  clock: Clock;
}

const KEYS: Record<TextTab, Readonly<Record<string, Decision>>> = {
  pending: { a: "approved", r: "rejected", s: "spam" },
  rejected: { a: "approved", p: "pending", s: "spam" },
  spam: { a: "approved", p: "pending", r: "rejected" },
};

export function Submissions({ board, tab, canBlock, clock }: SubmissionsProps) {
  const t = useTranslations("moderation");
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: listKey(board.id, tab),
    queryFn: ({ pageParam }) => readSubmissions(board.id, tab, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ submissions: { current_page, last_page } }) =>
      current_page < last_page ? current_page + 1 : undefined,
  });
  const { decided, decide, refresh } = useDecisions(board.id, tab);
  const loaded = data?.pages.flatMap(({ submissions }) => submissions.data) ?? [];
  const entries = uniqueOf(loaded.filter(({ id }) => !decided.has(id)));
  const decideAt = useEntryKeys({ entries, keys: KEYS[tab], decide });

  if (error && !data) return <TryAgain problem={errorMessage(error)} onRetry={() => void refetch()} />;
  if (data && entries.length === 0 && !hasNextPage) return <Nothing board={board} tab={tab} />;
  return (
    <>
      <GuestBlocking boardId={board.id} onBlocked={refresh} finalFocus={headingAfter}>
        {(ask) => (
          <ul aria-label={t(`tabs.${tab}`)} className="divide-y divide-gray-6">
            {entries.map((entry, at) => (
              <SubmissionEntry
                key={entry.id}
                entry={entry}
                boardId={board.id}
                keys={KEYS[tab]}
                clock={clock}
                onDecide={(decision) => decideAt(at, decision)}
                onBlock={canBlock && entry.author.user === null ? () => ask(guestOf(entry)) : undefined}
              />
            ))}
          </ul>
        )}
      </GuestBlocking>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-gray-6 px-4 py-2.5 text-sm text-gray-11 sm:px-5 pointer-coarse:hidden">
        <KeyHint name="j">{t("next")}</KeyHint>
        <KeyHint name="k">{t("previous")}</KeyHint>
      </p>
      {hasNextPage && (
        <p className="flex justify-center border-t border-gray-6 p-3">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("more")}
          </Button>
        </p>
      )}
    </>
  );
}

const guestOf = ({ id, author }: SubmissionJson): GuestOfText => ({ name: author.name, text: { submission_id: id } });

/** The entry is spam then. */
const headingAfter = (isDone: boolean) => (isDone ? document.querySelector("h1") : null);

const KeyHint = ({ name, children }: { name: string; children: string }) => (
  <span className="flex items-center gap-1.5">
    <Kbd>{name}</Kbd>
    {children}
  </span>
);

/** An entry that was decided while pages were read may be on two of them. */
const uniqueOf = <Entry extends { id: number }>(entries: Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

const ICONS = { pending: ShieldCheck, rejected: MessageSquareText, spam: Trash2 } as const;

function Nothing({ board, tab }: Pick<SubmissionsProps, "board" | "tab">) {
  const t = useTranslations("moderation.empty");
  const Icon = ICONS[tab];
  const isOff = tab === "pending" && !board.moderatesIdeas && !board.moderatesComments;
  return (
    <EmptyState icon={<Icon aria-hidden className="size-5" strokeWidth={1.5} />} title={t(`${tab}.title`)}>
      {isOff ? t("off") : t(`${tab}.text`)}
    </EmptyState>
  );
}
