"use client";
import { ListTodo } from "lucide-react";
import { useTranslations } from "next-intl";
import { NewStage } from "@/components/board/columns/new-stage";
import { RowSkeletons } from "@/components/board/views/row-skeletons";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { isFiltering } from "@/components/filters/filters";
import { NoMatches } from "@/components/filters/no-matches";
import { useFilters } from "@/components/filters/use-filters";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { TryAgain } from "@/components/ui/pages/try-again";

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

type NoStagesProps = Pick<BoardViewProps, "board" | "abilities" | "viewer" | "saving">;

export const NoStages = ({ board, abilities, viewer, saving }: NoStagesProps) => (
  <ol className="overflow-y-auto p-4">
    <NewStage board={board} isPro={viewer.isPro} canEdit={abilities.edit} send={saving.send} />
  </ol>
);

/** Why there are no rows; people who can add a first task see where. */
export function NoRows({ abilities, isComplete }: Pick<BoardViewProps, "abilities" | "isComplete">) {
  const t = useTranslations("boardList");
  const { filters } = useFilters();
  if (!isComplete) return null;
  if (isFiltering(filters)) return <NoMatches />;
  if (abilities.edit) return null;
  return (
    <EmptyState icon={<ListTodo {...icon} />} title={t("noTasks")}>
      {t("noTasksText")}
    </EmptyState>
  );
}

/** Below what is loaded, if tasks are missing. If there are filters, they say themselves that loading has failed. */
export function MoreRows({ loading, tasks, windows }: Pick<BoardViewProps, "loading" | "tasks" | "windows">) {
  const t = useTranslations("boardViews");
  const { filters } = useFilters();
  if (!loading) return null;
  if (loading.hasFailed) return !isFiltering(filters) && <TryAgain problem={t("failed")} onRetry={loading.retry} />;
  const total = Object.values(windows).reduce((sum, each) => sum + (each.unfiltered ?? each.total), 0);
  if (Object.keys(tasks).length >= total) return null;
  return <RowSkeletons />;
}
