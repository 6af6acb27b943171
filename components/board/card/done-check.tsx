"use client";
import { useContext } from "react";
import { Circle, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { FinishTask } from "@/components/board/card/finish-task";
import type { TaskCardJson } from "@/lib/tasks/present/task";

/**
 * At the start of a card's title, as high as its first line. Its target reaches beyond it, so that the card stays as small
 * as it is. No tab stop: a key does the same on the card.
 */
export function DoneCheck({ task }: { task: TaskCardJson }) {
  const t = useTranslations("board.card");
  const finish = useContext(FinishTask);
  const isDone = task.status === "closed";
  const Icon = isDone ? CircleCheck : Circle;
  const icon = (
    <Icon aria-hidden className={isDone ? "size-4 text-green-text" : "size-4 text-gray-9"} strokeWidth={1.5} />
  );
  if (!finish && !isDone) return null;
  if (!finish || task.id < 0)
    return (
      <span role={isDone ? "img" : undefined} aria-label={isDone ? t("done") : undefined} className="mt-px shrink-0">
        {icon}
      </span>
    );

  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isDone}
      aria-label={t("doneOf", { title: task.title })}
      tabIndex={-1}
      onClick={() => finish(task)}
      className="relative z-1 mt-px shrink-0 rounded-full before:absolute before:-inset-1.5 before:rounded-full hover:*:text-green-text pointer-coarse:-m-3.5 pointer-coarse:grid pointer-coarse:size-11 pointer-coarse:place-items-center"
    >
      {icon}
    </button>
  );
}
