"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useQuery } from "@tanstack/react-query";
import { AccessEnded } from "@/components/live/access-ended";
import { boardKey, readBoard } from "@/components/board-store/board-data";
import { useSave } from "@/components/board-store/use-save";
import { useSync } from "@/components/board-store/use-sync";
import { UnsavedTexts } from "@/components/task/screen/unsaved-texts";
import { TaskView } from "@/components/task/screen/task-view";
import { useTabTitle } from "@/components/task/screen/use-tab-title";
import { useTask } from "@/components/task/parts/use-task";
import { LinkButton } from "@/components/ui/controls/link-button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { Undo } from "@/components/undo/undo";
import { useNow } from "@/components/ui/hooks/use-now";
import type { Viewer } from "@/lib/boards/abilities";
import { nameOfTask } from "@/lib/tab-title";

interface TaskPageProps {
  boardId: number;
  taskId: number;
  viewer: Viewer;
  drawnAt: string;
}

export function TaskPage({ boardId, taskId, viewer, drawnAt }: TaskPageProps) {
  const router = useRouter();
  const board = useQuery({ queryKey: boardKey(boardId), queryFn: () => readBoard(boardId) }).data;
  const open = useTask(boardId, taskId);
  const saving = useSave(boardId);
  const { connection, hasEnded } = useSync(boardId, viewer.id);
  const clock = { now: useNow(drawnAt), timeZone: viewer.timeZone, locale: viewer.locale };
  useTabTitle(!hasEnded && board && open.state === "shown" ? nameOfTask(open.task, board) : null);
  const toBoard = `/boards/${boardId}`;
  if (hasEnded || !board || open.state !== "shown")
    return (
      <>
        {hasEnded ? <AccessEnded /> : <Deleted toBoard={toBoard} />}
        <UnsavedTexts taskId={taskId} viewerId={viewer.id} />
      </>
    );

  return (
    <div
      data-live={connection}
      className="mx-auto flex min-h-[calc(100dvh-var(--top-bar)-var(--bottom-bar))] w-full max-w-264 flex-col border-gray-6 bg-surface xl:border-x"
    >
      <Undo saving={saving} me={viewer.id} />
      <TaskView
        task={open.task}
        loading={open.loading}
        board={board}
        viewer={viewer}
        abilities={board.abilities}
        clock={clock}
        saving={saving}
        onArchived={() => undefined}
        onDeleted={() => router.push(toBoard)}
      />
    </div>
  );
}

function Deleted({ toBoard }: { toBoard: string }) {
  const t = useTranslations("task.missing");
  return (
    <EmptyState titleIsMain title={t("deleted")} action={<LinkButton href={toBoard}>{t("toBoard")}</LinkButton>} />
  );
}
