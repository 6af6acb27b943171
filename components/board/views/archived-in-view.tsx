"use client";
import { useId, useMemo } from "react";
import { useTranslations } from "next-intl";
import { ArchivedTaskPanel } from "@/components/archive/archived-task-panel";
import { useArchivedMatches } from "@/components/archive/use-archived-matches";
import type { BoardJson } from "@/components/board-store/board-data";
import type { BoardViewProps } from "@/components/board/views/view-props";
import type { TaskFilters } from "@/components/filters/filters";
import { taskMatcher } from "@/components/filters/matches";
import { contextOf } from "@/components/filters/source";

interface ArchivedInViewProps extends Pick<BoardViewProps, "viewer" | "clock" | "abilities"> {
  board: BoardJson;
  filters: TaskFilters;
  className: string;
}

/** The archived tasks that match the other filters. They can be opened, restored and deleted. */
export function ArchivedInView({ board, viewer, clock, abilities, filters, className }: ArchivedInViewProps) {
  const t = useTranslations("archive.tasks");
  const titleId = useId();
  const { custom_fields } = board;
  const matches = useMemo(
    () => taskMatcher({ ...filters, statuses: [] }, contextOf({ board: { custom_fields }, viewer, clock, shown: {} })),
    [filters, custom_fields, viewer, clock],
  );
  const archive = useArchivedMatches(board, matches);

  return (
    <section
      aria-labelledby={titleId}
      className={`relative overflow-y-auto overscroll-contain bg-surface ${className}`}
    >
      <div className="mx-auto max-w-200 px-5 pb-4">
        <ArchivedTaskPanel
          board={board}
          clock={clock}
          mayEdit={abilities.edit}
          archive={archive}
          isSearch
          listStyle="-mx-5"
          onClose={() => undefined}
        >
          <h2 id={titleId} data-list-start="" tabIndex={-1} className="text-lg font-semibold outline-none">
            {t("list")}
          </h2>
        </ArchivedTaskPanel>
      </div>
    </section>
  );
}
