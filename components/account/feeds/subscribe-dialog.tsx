"use client";
import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { createFeed, readFeeds, removeFeed, renewFeed } from "@/components/account/feeds/feed-calls";
import { FeedSettings } from "@/components/account/feeds/feed-settings";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { Loading, Skeleton } from "@/components/ui/feedback/skeleton";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { TryAgain } from "@/components/ui/pages/try-again";
import type { CalendarFeedJson } from "@/lib/calendar-feeds/present";

interface SubscribeDialogProps {
  /** Null on screens of all boards. */
  board: { id: number; title: string } | null;
  open: boolean;
  onClose: () => void;
}

/** Addresses with which calendar programs show the tasks of a board, or all of this person. */
export function SubscribeDialog({ board, open, onClose }: SubscribeDialogProps) {
  const t = useTranslations("calendarFeeds");
  const actions = useTranslations("ui.actions");
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t("title")}
      text={t("text")}
      width="max-w-160"
    >
      <div className="-mx-5 mt-4 flex flex-col gap-5 border-y border-gray-6 px-5 py-4">
        <OwnFeeds board={board} />
        <p className="text-sm text-gray-11">{t("howTo")}</p>
        <p className="text-sm text-gray-11">{t("secret")}</p>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{actions("close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

const KEY = ["calendar feeds"] as const;

function OwnFeeds({ board }: Pick<SubscribeDialogProps, "board">) {
  const t = useTranslations("calendarFeeds");
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: readFeeds,
    gcTime: 0,
    retry: 1,
    retryDelay: 500,
    networkMode: "always",
  });
  if (error) return <TryAgain problem={errorMessage(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-9 w-full" />
      </Loading>
    );
  return (
    <>
      {board && <OneFeed feeds={data} boardId={board.id} label={t("ofBoard", { board: board.title })} />}
      <OneFeed feeds={data} boardId={null} label={t("ofPerson")} />
    </>
  );
}

interface OneFeedProps {
  feeds: readonly CalendarFeedJson[];
  boardId: number | null;
  label: string;
}

function OneFeed({ feeds, boardId, label }: OneFeedProps) {
  const t = useTranslations("calendarFeeds");
  const client = useQueryClient();
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const feed = feeds.find(({ board_id }) => board_id === boardId);
  const put = (next: CalendarFeedJson | null) =>
    void client.setQueryData<CalendarFeedJson[]>(KEY, (known = []) => [
      ...known.filter(({ board_id }) => board_id !== boardId),
      ...(next ? [next] : []),
    ]);

  async function create() {
    setProblem("");
    setBusy(true);
    try {
      put(await createFeed(boardId));
    } catch (failure) {
      setProblem(errorMessage(failure));
    }
    setBusy(false);
  }

  if (feed)
    return (
      <FeedSettings
        feed={feed}
        label={label}
        onRenew={async () => put(await renewFeed(feed))}
        onRemove={async () => {
          await removeFeed(feed);
          put(null);
        }}
      />
    );
  return (
    <div className="flex flex-col items-start gap-2">
      {problem && <Alert kind="error">{problem}</Alert>}
      <p className="text-sm font-medium">{label}</p>
      <Button size="small" busy={isBusy} aria-label={t("createLabel", { name: label })} onClick={() => void create()}>
        {t("create")}
      </Button>
    </div>
  );
}
