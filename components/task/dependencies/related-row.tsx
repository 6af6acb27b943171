"use client";
import { useTranslations } from "next-intl";
import { Circle, CircleCheck, X } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { buttonStyle } from "@/components/ui/controls/button";
import { isPlainClick } from "@/components/ui/hooks/navigation";
import { focusNeighbour } from "@/components/ui/keyboard/focus-neighbour";
import type { RelatedTaskJson } from "@/lib/dependencies/present";
import { taskPath } from "@/lib/tasks/path";

interface RelatedRowProps {
  task: RelatedTaskJson;
  /** Undefined if it is archived. */
  stage: string | undefined;
  onOpen: ((taskId: number) => void) | undefined;
  /** Null for people who may not edit. */
  onRemove: (() => void) | null;
}

export function RelatedRow({ task, stage, onOpen, onRemove }: RelatedRowProps) {
  const t = useTranslations("task.dependencies");
  const { id, board_id, title, status } = task;
  const isDone = status === "closed";
  const Icon = isDone ? CircleCheck : Circle;

  function open(event: React.MouseEvent) {
    if (!onOpen || !isPlainClick(event)) return;
    event.preventDefault();
    onOpen(id);
  }

  return (
    <li className="group relative -mx-1.5 flex items-center gap-2 rounded-sm px-1.5 hover:bg-gray-3">
      <Icon
        role="img"
        aria-label={t(isDone ? "done" : "open")}
        className={classNames("size-4 shrink-0", isDone ? "text-green-text" : "text-gray-9")}
        strokeWidth={1.5}
      />
      <a
        href={taskPath(board_id, id)}
        title={title}
        onClick={open}
        className="flex min-h-8 min-w-0 flex-1 flex-col justify-center py-1 leading-tight hover:underline pointer-coarse:min-h-11"
      >
        <bdi className={classNames("line-clamp-2 wrap-anywhere", isDone && "text-gray-11")}>{title}</bdi>
        {stage && <bdi className="truncate text-xs text-gray-11">{stage}</bdi>}
      </a>
      {onRemove && (
        <button
          type="button"
          aria-label={t("remove", { title })}
          onClick={({ currentTarget }) => {
            const list = currentTarget.closest("ul")?.parentElement;
            focusNeighbour(
              currentTarget.closest("li"),
              "button",
              list?.querySelector<HTMLElement>("[data-add] button"),
            );
            onRemove();
          }}
          className={classNames(
            buttonStyle({ kind: "quiet", size: "smallIcon" }),
            "shrink-0 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100",
          )}
        >
          <X aria-hidden className="size-4" strokeWidth={1.5} />
        </button>
      )}
    </li>
  );
}
