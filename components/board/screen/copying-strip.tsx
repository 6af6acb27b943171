"use client";
import { useEffect, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { boardKey, type BoardJson } from "@/components/board-store/board-data";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { toast } from "@/components/ui/feedback/toasts";
import { withStorage } from "@/components/ui/hooks/with-storage";
import { api } from "@/lib/api";

interface CopyingStatus {
  status: string;
  total: number;
  created: number;
}

const PAUSE = 2_000;

const readStatus = (boardId: number): Promise<CopyingStatus> =>
  api("GET", `/boards/v2/templates/task-creation-status?board_id=${boardId}`);

/** While the tasks of a template are copied to the board, and after that has failed. It stays to say that all are there. */
export function CopyingStrip({ board }: { board: BoardJson }) {
  const { data } = useQuery({
    queryKey: [...boardKey(board.id), "copying"],
    queryFn: () => readStatus(board.id),
    networkMode: "always",
    refetchInterval: ({ state }) => (state.data?.status ?? "pending") === "pending" && PAUSE,
  });
  const { settings } = board;
  const now = data ?? {
    status: settings.task_creation_status ?? "pending",
    total: settings.task_creation_total ?? 0,
    created: 0,
  };
  const isDone = now.status === "completed" || settings.task_creation_status === "completed";
  useCompletion(board, isDone, now.total);
  if (isDone) return null;
  return now.status === "failed" ? <Failure boardId={board.id} status={now} /> : <Progress status={now} />;
}

/** Live changes have brought the tasks; a lost connection may have missed some. */
function useCompletion({ id }: BoardJson, isDone: boolean, total: number) {
  const t = useTranslations("templates.copying");
  const client = useQueryClient();
  useEffect(() => {
    if (!isDone) return;
    toast(t("done", { count: total }));
    void client.invalidateQueries({ queryKey: boardKey(id) });
  }, [isDone, total, id, client, t]);
}

function Progress({ status: { total, created } }: { status: CopyingStatus }) {
  const t = useTranslations("templates.copying");
  const share = total > 0 ? Math.min(1, created / total) : 0;
  return (
    <div className="shrink-0 border-b border-gray-6 bg-surface">
      <p className="flex flex-wrap items-center gap-x-3 px-4 py-1.5">
        <Copy aria-hidden className="size-4 shrink-0 text-accent-text" strokeWidth={1.5} />
        <span className="font-medium tabular-nums">{t("progress", { created, total })}</span>
        <span className="text-gray-11">{t("hint")}</span>
      </p>
      <div
        role="progressbar"
        aria-label={t("progress", { created, total })}
        aria-valuemax={total}
        aria-valuenow={Math.min(created, total)}
      >
        <svg aria-hidden className="block h-0.75 w-full bg-gray-5 rtl:-scale-x-100">
          <rect width={`${share * 100}%`} height="100%" className="fill-accent transition-[width]" />
        </svg>
      </div>
    </div>
  );
}

const keyOf = (boardId: number) => ["boards copying", boardId].join(" ");

function Failure({ boardId, status: { total, created } }: { boardId: number; status: CopyingStatus }) {
  const t = useTranslations("templates.copying");
  const actions = useTranslations("ui.actions");
  const [isDismissed, setDismissed] = useState(
    () =>
      withStorage(
        () => localStorage,
        (store) => store.getItem(keyOf(boardId)),
      ) !== null,
  );
  if (isDismissed) return null;

  function dismiss() {
    withStorage(
      () => localStorage,
      (store) => store.setItem(keyOf(boardId), "dismissed"),
    );
    setDismissed(true);
  }

  return (
    <div className="shrink-0 border-b border-gray-6 bg-surface px-4 py-2">
      <Alert kind="error">
        <p>{t("failed", { created, total })}</p>
        <Button size="small" className="mt-2" onClick={dismiss}>
          {actions("dismiss")}
        </Button>
      </Alert>
    </div>
  );
}
