"use client";
import { useTranslations } from "next-intl";
import { Reconnecting } from "@/components/board/header/reconnecting";
import { ViewSwitch } from "@/components/board/views/view-switch";
import { FilterButton } from "@/components/filters/bar/filter-button";
import type { LiveState } from "@/components/live/use-live";
import { ConfigureTabs } from "@/components/my-tasks/configure-tabs";
import type { TasksPlace } from "@/components/my-tasks/search-params";
import { TaskTabNav } from "@/components/my-tasks/task-tab-nav";
import type { MyTasksView } from "@/components/my-tasks/view-model";
import { DisplayButton } from "@/components/view-settings/display-button";

export const VIEWS = ["list", "table", "calendar"] as const;
export type View = (typeof VIEWS)[number];

interface MyTasksHeaderProps extends Pick<MyTasksView, "tab" | "tabs"> {
  place: TasksPlace;
  connection: LiveState;
  view: View;
  hasTime: boolean;
  onView: (view: View) => void;
  filterButton: React.ComponentProps<typeof FilterButton>;
}

export function MyTasksHeader({
  tab,
  tabs,
  place,
  connection,
  view,
  hasTime,
  onView,
  filterButton,
}: MyTasksHeaderProps) {
  const t = useTranslations("myTasks");
  return (
    <header className="shrink-0 bg-surface">
      <div className="flex min-h-12 items-center gap-1 px-4 sm:gap-2">
        <h1 tabIndex={-1} className="min-w-0 truncate pe-1 text-lg font-semibold outline-none">
          {t("title")}
        </h1>
        <ViewSwitch views={VIEWS} view={view} onChoose={onView} />
        <FilterButton {...filterButton} />
        {view === "list" && <DisplayButton view="list" hasTime={hasTime} />}
        <Reconnecting isLost={connection === "lost"} />
      </div>
      <div className="flex">
        <div className="min-w-0 flex-1">
          <TaskTabNav place={place} search={ALL} tab={tab} tabs={tabs} />
        </div>
        <div className="flex shrink-0 items-center border-b border-gray-6 pe-2">
          <ConfigureTabs tabs={tabs} />
        </div>
      </div>
    </header>
  );
}

/** What the simple lists choose by their links is in the filters and the view here. */
const ALL = { boardIds: [], order: null };
