"use client";
import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState } from "react";
import { CircleSlash } from "lucide-react";
import { focusCard, setFocusTarget } from "@/components/drag/focus";
import type { OpenTaskProps } from "@/components/task/screen/open-task";
import { neighboursOf } from "@/components/task/screen/neighbours";
import { UnsavedTexts } from "@/components/task/screen/unsaved-texts";
import { TaskSkeleton } from "@/components/task/screen/task-skeleton";
import { TaskView } from "@/components/task/screen/task-view";
import { useTabTitle } from "@/components/task/screen/use-tab-title";
import { type OpenTask, useTask } from "@/components/task/parts/use-task";
import { Button } from "@/components/ui/controls/button";
import { Dialog } from "@/components/ui/overlays/dialog";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { UndoKeys } from "@/components/undo/undo";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { nameOfTask } from "@/lib/tab-title";

interface TaskDialogProps extends OpenTaskProps {
  taskId: number;
  isOpen: boolean;
  onOpen: (taskId: number) => void;
  onClose: () => void;
}

export function TaskDialog({ taskId, isOpen, onOpen, onClose, ...props }: TaskDialogProps) {
  const t = useTranslations("opening.task");
  const { board, columns } = props;
  const open = useTask(board.id, taskId);
  useTabTitle(isOpen && open.state === "shown" ? nameOfTask(open.task, board) : null);
  const start = useRef<HTMLDivElement>(null);
  // A card out of view has to be drawn before it can take the focus.
  useLayoutEffect(() => {
    if (!isOpen) setFocusTarget(taskId);
  }, [isOpen, taskId]);

  const neighbours = open.state === "shown" ? neighboursOf(columns, open.task) : { previous: null, next: null };
  // When the task leaves its column, its neighbour gets the focus.
  const [leaving, setLeaving] = useState({ of: taskId, beside: taskId });
  function leave() {
    setLeaving({ of: taskId, beside: neighbours.next ?? neighbours.previous ?? taskId });
    onClose();
  }

  function backToCard() {
    const id = leaving.of === taskId ? leaving.beside : taskId;
    focusCard(id);
    return document.querySelector<HTMLElement>(`[data-task="${id}"] [data-opens]`);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(on) => !on && onClose()}
      title={open.state === "shown" ? open.task.title : t("title")}
      titleHidden
      titleIsMain
      initialFocus={start}
      finalFocus={backToCard}
      width="sm:max-w-240"
      fill
      fullOnPhones
      className="flex h-dvh flex-col overflow-hidden sm:h-[min(52rem,calc(100dvh-4rem))]"
    >
      <div ref={start} tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <UndoKeys history={props.saving.history} />
        {open.state === "shown" ? (
          <TaskView
            {...props}
            task={open.task}
            loading={open.loading}
            neighbours={{ ...neighbours, open: onOpen, close: onClose }}
            onArchived={leave}
            onDeleted={onClose}
          />
        ) : (
          <NoTask open={open} onClose={onClose} leaving={<UnsavedTexts taskId={taskId} viewerId={props.viewer.id} />} />
        )}
      </div>
    </Dialog>
  );
}

interface NoTaskProps {
  open: Exclude<OpenTask, { state: "shown" }>;
  onClose: () => void;
  leaving: React.ReactNode;
}

function NoTask({ open, onClose, leaving }: NoTaskProps) {
  const t = useTranslations("task.missing");
  const actions = useTranslations("ui.actions");
  if (open.state === "loading") return <TaskSkeleton onClose={onClose} />;

  const isGone = open.state === "gone";
  return (
    <div className="m-auto flex max-h-full w-full flex-col overflow-y-auto pb-4">
      <EmptyState
        icon={<CircleSlash aria-hidden className="size-5" strokeWidth={1.5} />}
        title={isGone ? t("deleted") : t("failed")}
        action={
          <div className="flex gap-2">
            {!isGone && <Button onClick={open.loading.retry}>{actions("tryAgain")}</Button>}
            <Button onClick={onClose}>{t("toBoard")}</Button>
          </div>
        }
      >
        {!isGone && errorMessage(open.loading.problem)}
      </EmptyState>
      {isGone && leaving}
    </div>
  );
}
