"use client";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { TaskPill } from "@/components/board/calendar/task/task-pill";
import { useFirstTasks } from "@/components/board/calendar/task/use-first-tasks";
import { Button } from "@/components/ui/controls/button";
import { Dialog } from "@/components/ui/overlays/dialog";

interface UndatedProps {
  tasks: readonly StoredTask[];
  canMove: boolean;
  onClose: () => void;
}

/** Beside the days, onto which its tasks are dragged. */
export function UndatedPanel({ tasks, canMove, onClose }: UndatedProps) {
  const t = useTranslations("boardCalendar");
  const actions = useTranslations("ui.actions");
  return (
    <aside
      data-undated=""
      aria-label={t("undated")}
      className="flex w-64 shrink-0 flex-col border-s border-gray-6 bg-surface print:hidden"
    >
      <div className="flex items-center justify-between py-1 ps-3 pe-1">
        <h2 className="text-sm font-semibold">{t("undated")}</h2>
        <Button kind="quiet" size="icon" aria-label={actions("close")} onClick={onClose}>
          <X aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </div>
      <UndatedTasks tasks={tasks} canMove={canMove} />
    </aside>
  );
}

/** On phones, where there is no room beside the days. */
export function UndatedSheet({ tasks, onClose }: Omit<UndatedProps, "canMove">) {
  const t = useTranslations("boardCalendar");
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t("undated")}
      className="flex max-h-[80dvh] flex-col"
    >
      <div data-undated="" className="-mx-3 mt-3 flex min-h-0 flex-col">
        <UndatedTasks tasks={tasks} canMove={false} />
      </div>
    </Dialog>
  );
}

function UndatedTasks({ tasks, canMove }: Pick<UndatedProps, "tasks" | "canMove">) {
  const t = useTranslations("boardCalendar");
  const { first, more } = useFirstTasks(tasks);
  return (
    <>
      <p className="px-3 pb-2 text-xs text-gray-11">
        {tasks.length === 0 ? t("nothingUndated") : canMove && t("undatedHint")}
      </p>
      <ul className="flex min-h-0 flex-col gap-0.5 overflow-y-auto overscroll-contain px-1.5 pb-2">
        {first.map((task) => (
          <li key={task.id}>
            <TaskPill rowId={task.id} task={task} span={null} isTall isTabStop className="pointer-coarse:min-h-11" />
          </li>
        ))}
        {more}
      </ul>
    </>
  );
}
