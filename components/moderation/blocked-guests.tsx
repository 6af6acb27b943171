"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Ban, UserRoundX } from "lucide-react";
import { blockedKey, boardPathOf, readBlocked } from "@/components/moderation/moderation-data";
import { Button, DIM_WHEN_DISABLED } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { Details, Row, Rows } from "@/components/ui/lists/rows";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { TryAgain } from "@/components/ui/pages/try-again";
import { api } from "@/lib/api";
import { type Clock, momentOf } from "@/lib/dates/when";
import type { BlockedGuestJson } from "@/lib/moderation/present";

export function BlockedGuests({ boardId, clock }: { boardId: number; clock: Clock }) {
  const t = useTranslations("moderation");
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: page === 1 ? blockedKey(boardId) : [...blockedKey(boardId), page],
    queryFn: () => readBlocked(boardId, page),
  });
  if (error && !data) return <TryAgain problem={errorMessage(error)} onRetry={() => void refetch()} />;
  if (data?.total === 0)
    return (
      <EmptyState
        icon={<UserRoundX aria-hidden className="size-5" strokeWidth={1.5} />}
        title={t("empty.blocked.title")}
      >
        {t("empty.blocked.text")}
      </EmptyState>
    );

  return (
    <>
      <Rows aria-label={t("tabs.blocked")}>
        {data?.data.map((guest) => (
          <BlockedGuest key={guest.id} guest={guest} boardId={boardId} clock={clock} />
        ))}
      </Rows>
      {data && data.last_page > 1 && (
        <p className="flex justify-center gap-2 border-t border-gray-6 p-3">
          <Button className={DIM_WHEN_DISABLED} disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t("newer")}
          </Button>
          <Button className={DIM_WHEN_DISABLED} disabled={page >= data.last_page} onClick={() => setPage(page + 1)}>
            {t("older")}
          </Button>
        </p>
      )}
    </>
  );
}

interface BlockedGuestProps {
  guest: BlockedGuestJson;
  boardId: number;
  clock: Clock;
}

function BlockedGuest({ guest, boardId, clock }: BlockedGuestProps) {
  const t = useTranslations("moderation.blocked");
  const client = useQueryClient();
  const by = guest.created_by;
  const blocked = momentOf(new Date(guest.created_at), clock);
  async function unblock() {
    await api("DELETE", `${boardPathOf(boardId)}/blocked-guests/${guest.id}`);
    toast(t("done"));
    await client.invalidateQueries({ queryKey: blockedKey(boardId) });
  }
  return (
    <Row
      icon={<Ban aria-hidden className="size-4" strokeWidth={1.5} />}
      title={guest.email ?? t("noEmail")}
      details={
        <Details>
          {[
            <time key="time" dateTime={guest.created_at} title={blocked.full}>
              {blocked.text}
            </time>,
            guest.blocks_network && <span key="network">{t("network")}</span>,
            by && (
              <span key="by">{t.rich("by", { author: by.display_name, name: (chunks) => <bdi>{chunks}</bdi> })}</span>
            ),
          ]}
        </Details>
      }
      action={
        <ConfirmDialog
          title={t("title")}
          text={t("text")}
          confirm={t("unblock")}
          kind="primary"
          onConfirm={unblock}
          finalFocus={(isDone) => (isDone ? document.querySelector("h1") : null)}
          trigger={(ask) => (
            <Button size="small" onClick={ask}>
              {t("unblock")}
            </Button>
          )}
        />
      }
    />
  );
}
