"use client";
import { useLayoutEffect, useRef, useState } from "react";
import { CircleSlash } from "lucide-react";
import { focusCard, setFocusTarget } from "@/components/drag/focus";
import type { OpenTaskProps } from "@/components/task/screen/open-task";
import { neighboursOf } from "@/components/task/screen/neighbours";
import { LeftTexts } from "@/components/task/screen/left-texts";
import { FirstPart } from "@/components/task/properties/property";
import { TaskSkeleton } from "@/components/task/screen/task-skeleton";
import { TaskView } from "@/components/task/screen/task-view";
import { useTabTitle } from "@/components/task/screen/use-tab-title";
import { type OpenTask, useTask } from "@/components/task/parts/use-task";
import { Button } from "@/components/ui/controls/button";
import { Dialog } from "@/components/ui/overlays/dialog";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { problemOf } from "@/components/ui/feedback/problem";
import { nameOfTask } from "@/lib/tab-title";

interface TaskDialogProps extends OpenTaskProps {
  taskId: number;
  isOpen: boolean;
  onOpen: (taskId: number) => void;
  onClose: () => void;
}

/** A task over its board. Loaded when a card is pointed at. */
export function TaskDialog({ taskId, isOpen, onOpen, onClose, ...props }: TaskDialogProps) {
  const { board, columns } = props;
  const open = useTask(board.id, taskId);
  useTabTitle(isOpen && open.state === "shown" ? nameOfTask(open.task, board) : null);
  const start = useRef<HTMLDivElement>(null);
  // Its card is drawn even when it is out of sight, before the focus comes back to it.
  useLayoutEffect(() => {
    if (!isOpen) setFocusTarget(taskId);
  }, [isOpen, taskId]);

  const around = open.state === "shown" ? neighboursOf(columns, open.task) : { previous: null, next: null };
  // The one beside a task that leaves its column gets the focus in its place.
  const [left, setLeft] = useState({ of: taskId, beside: taskId });
  function leave() {
    setLeft({ of: taskId, beside: around.next ?? around.previous ?? taskId });
    onClose();
  }

  function backToCard() {
    const id = left.of === taskId ? left.beside : taskId;
    focusCard(id);
    return document.querySelector<HTMLElement>(`[data-task="${id}"] [data-opens]`);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(on) => !on && onClose()}
      title={open.state === "shown" ? open.task.title : "Task"}
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
        <FirstPart value={location.hash.slice(1)}>
          {open.state === "shown" ? (
            <TaskView
              {...props}
              task={open.task}
              loading={open.loading}
              around={{ ...around, open: onOpen, close: onClose }}
              onArchived={leave}
              onDeleted={onClose}
            />
          ) : (
            <NoTask open={open} onClose={onClose} left={<LeftTexts taskId={taskId} viewerId={props.viewer.id} />} />
          )}
        </FirstPart>
      </div>
    </Dialog>
  );
}

interface NoTaskProps {
  open: Exclude<OpenTask, { state: "shown" }>;
  onClose: () => void;
  /** Of the task that is gone. */
  left: React.ReactNode;
}

function NoTask({ open, onClose, left }: NoTaskProps) {
  if (open.state === "loading") return <TaskSkeleton onClose={onClose} />;

  const isGone = open.state === "gone";
  return (
    <div className="m-auto flex max-h-full w-full flex-col overflow-y-auto pb-4">
      <EmptyState
        icon={<CircleSlash aria-hidden className="size-5" strokeWidth={1.5} />}
        title={isGone ? "This task is no longer there" : "This task could not be loaded"}
        action={
          <div className="flex gap-2">
            {!isGone && <Button onClick={open.loading.retry}>Try again</Button>}
            <Button onClick={onClose}>Back to the board</Button>
          </div>
        }
      >
        {isGone ? "It was deleted." : problemOf(open.loading.problem)}
      </EmptyState>
      {isGone && left}
    </div>
  );
}
