import { useTranslations } from "next-intl";
import { CircleCheck, ListTree } from "lucide-react";
import { DueDateOfRow } from "@/components/badges/due-date";
import { DoneButton } from "@/components/my-tasks/done-button";
import type { MyTaskView } from "@/components/my-tasks/view-model";
import { classNames } from "@/components/ui/class-names";

export const DueTime = ({ task: { due, isDone } }: { task: MyTaskView }) =>
  due && <DueDateOfRow due={due} isDone={isDone} />;

export function SubtaskCount({ subtasks: { done, total } }: Pick<MyTaskView, "subtasks">) {
  const t = useTranslations("myTasks.row");
  return (
    total > 0 && (
      <span className="flex shrink-0 items-center gap-1 text-sm text-gray-11 tabular-nums">
        <ListTree role="img" aria-label={t("subtasks")} className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />
        {t("progress", { done, total })}
      </span>
    )
  );
}

/** Viewers of a board see only whether the task is done. */
export function DoneMark({ task, className }: { task: MyTaskView; className?: string }) {
  const t = useTranslations("myTasks.row");
  if (task.canFinish) return <DoneButton {...task} className={className} />;
  return (
    <span className={classNames("grid size-8 shrink-0 place-items-center pointer-coarse:size-11", className)}>
      {task.isDone && (
        <CircleCheck role="img" aria-label={t("isDone")} className="size-5 text-green-text" strokeWidth={1.5} />
      )}
    </span>
  );
}
