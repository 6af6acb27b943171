"use client";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { ChevronDown, ChevronRight, ChevronUp } from "lucide-react";
import type { BoardJson } from "@/components/board-store/board-data";
import { isTemplateTask } from "@/components/board-store/edits/template-edits";
import { BoardLink } from "@/components/board-opening/board-link";
import { CloseTask, headerStyle } from "@/components/task/screen/task-skeleton";
import type { ShownTask } from "@/components/task/parts/use-task";
import { Button } from "@/components/ui/controls/button";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { Badge } from "@/components/ui/lists/rows";
import { isPlainClick } from "@/components/ui/hooks/navigation";
import { Tooltip } from "@/components/ui/overlays/tooltip";

/** The other tasks of its column, for the dialog. */
export interface TaskNeighbours {
  previous: number | null;
  next: number | null;
  open: (taskId: number) => void;
  close: () => void;
}

interface TaskHeaderProps {
  task: ShownTask;
  board: BoardJson;
  neighbours?: TaskNeighbours;
  menu: React.ReactNode;
}

export function TaskHeader({ task, board, neighbours, menu }: TaskHeaderProps) {
  const t = useTranslations("task.header");
  const stage = board.stages.find(({ id }) => id === task.stage_id);
  return (
    <div className={headerStyle}>
      <nav aria-label={t("place")} className="min-w-0 flex-1">
        <ol className="flex min-w-0 items-center gap-1 text-sm text-gray-11">
          <li className="min-w-0 pointer-coarse:min-w-11">
            <BoardCrumb board={board} onClose={neighbours?.close} />
          </li>
          {stage && (
            <>
              <ChevronRight aria-hidden className="size-3.5 shrink-0 rtl:-scale-x-100" strokeWidth={1.5} />
              <li className="max-w-1/2 min-w-0 truncate">
                <bdi>{stage.title}</bdi>
              </li>
            </>
          )}
        </ol>
      </nav>
      {isTemplateTask(task) && <Badge>{t("template")}</Badge>}
      {neighbours && <Steps {...neighbours} />}
      {menu}
      {neighbours && <CloseTask onClose={neighbours.close} />}
    </div>
  );
}

function BoardCrumb({ board, onClose }: { board: BoardJson; onClose: (() => void) | undefined }) {
  const look =
    "flex min-h-8 items-center rounded-sm hover:text-gray-12 hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11";
  const close = useCallback(
    (event: React.MouseEvent) => {
      if (!onClose || !isPlainClick(event)) return;
      event.preventDefault();
      onClose();
    },
    [onClose],
  );
  return (
    <BoardLink board={board} onClick={close} className={look}>
      <bdi className="truncate">{board.title}</bdi>
    </BoardLink>
  );
}

function Steps({ previous, next, open }: TaskNeighbours) {
  const t = useTranslations("task.header");
  useShortcuts({
    k: { label: t("previous"), group: "task", run: () => previous !== null && open(previous) },
    j: { label: t("next"), group: "task", run: () => next !== null && open(next) },
  });
  return (
    <>
      <Step label={t("previous")} keys="k" to={previous} open={open} Icon={ChevronUp} />
      <Step label={t("next")} keys="j" to={next} open={open} Icon={ChevronDown} />
    </>
  );
}

interface StepProps {
  label: string;
  keys: string;
  to: number | null;
  open: (taskId: number) => void;
  Icon: typeof ChevronUp;
}

/** Focusable while disabled, so that the focus stays at an end of the column. */
function Step({ label, keys, to, open, Icon }: StepProps) {
  return (
    <Tooltip text={label} keys={keys}>
      <Button
        kind="quiet"
        size="icon"
        aria-label={label}
        aria-disabled={to === null}
        onClick={() => to !== null && open(to)}
        className="aria-disabled:opacity-40"
      >
        <Icon aria-hidden className="size-4" strokeWidth={1.5} />
      </Button>
    </Tooltip>
  );
}
