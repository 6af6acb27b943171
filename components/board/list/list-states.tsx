"use client";
import { Filter, ListTodo } from "lucide-react";
import { useTranslations } from "next-intl";
import { NewStage } from "@/components/board/columns/new-stage";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { isFiltering } from "@/components/filters/filters";
import { useFilters } from "@/components/filters/use-filters";
import { Button } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { Loading, Skeleton } from "@/components/ui/feedback/skeleton";
import { TryAgain } from "@/components/ui/pages/try-again";

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

export const NoStages = ({ abilities, saving }: Pick<BoardViewProps, "abilities" | "saving">) => (
  <ol className="overflow-y-auto p-4">
    <NewStage isFirst canEdit={abilities.edit} save={saving.save} />
  </ol>
);

/** Why there are no rows, unless groups can be filled. */
export function NoRows({ abilities, isComplete }: Pick<BoardViewProps, "abilities" | "isComplete">) {
  const t = useTranslations("boardList");
  const { filters, clear } = useFilters();
  if (!isComplete) return null;
  if (isFiltering(filters))
    return (
      <EmptyState
        icon={<Filter {...icon} />}
        title={t("noMatches")}
        action={<Button onClick={clear}>{t("clearFilters")}</Button>}
      >
        {t("noMatchesText")}
      </EmptyState>
    );
  return (
    !abilities.edit && (
      <EmptyState icon={<ListTodo {...icon} />} title={t("noTasks")}>
        {t("noTasksText")}
      </EmptyState>
    )
  );
}

/** Below what is loaded. */
export function MoreRows({ loading }: Pick<BoardViewProps, "loading">) {
  const t = useTranslations("boardViews");
  if (!loading) return null;
  if (loading.hasFailed) return <TryAgain problem={t("failed")} onRetry={loading.retry} />;
  return (
    <Loading className="flex flex-col gap-6 py-3 ps-13 pe-4">
      <Skeleton className="h-4 w-2/3 rounded-sm" />
      <Skeleton className="h-4 w-1/2 rounded-sm" />
      <Skeleton className="h-4 w-3/5 rounded-sm" />
    </Loading>
  );
}
