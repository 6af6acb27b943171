"use client";
import { useTranslations } from "next-intl";
import { OctagonPause } from "lucide-react";
import type { DependenciesProps } from "@/components/task/dependencies/dependencies";
import { useRelatedTasks } from "@/components/task/dependencies/use-related-tasks";
import { isPlainClick } from "@/components/ui/hooks/navigation";
import { taskPath } from "@/lib/tasks/path";

const MOST_NAMED = 2;

/** Says what an open task still waits for. */
export function BlockedLine({ task, viewer, onOpen }: Pick<DependenciesProps, "task" | "viewer" | "onOpen">) {
  const t = useTranslations("task.dependencies");
  const { related } = useRelatedTasks(task, viewer);
  const blocking = related?.predecessors.filter(({ status }) => status !== "closed") ?? [];
  if (blocking.length === 0 || task.status === "closed") return null;

  return (
    <div className="flex items-start gap-2 rounded-md bg-amber-soft px-3 py-2 text-amber-text">
      <OctagonPause aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.5} />
      <div className="flex min-w-0 flex-wrap gap-x-2">
        <p>{t("waitsFor", { count: blocking.length })}</p>
        {blocking.slice(0, MOST_NAMED).map(({ id, board_id, title }) => (
          <a
            key={id}
            href={taskPath(board_id, id)}
            onClick={(event) => {
              if (!onOpen || !isPlainClick(event)) return;
              event.preventDefault();
              onOpen(id);
            }}
            className="min-w-0 truncate font-medium underline underline-offset-2"
          >
            <bdi>{title}</bdi>
          </a>
        ))}
        {blocking.length > MOST_NAMED && <p>{t("more", { count: blocking.length - MOST_NAMED })}</p>}
      </div>
    </div>
  );
}
