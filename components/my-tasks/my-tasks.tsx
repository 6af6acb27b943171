import { useTranslations } from "next-intl";
import { ListChecks } from "lucide-react";
import { ConfigureTabs } from "@/components/my-tasks/configure-tabs";
import { addressOfTasks, type TasksPlace, type TasksSearch } from "@/components/my-tasks/search-params";
import { TaskCards } from "@/components/my-tasks/task-cards";
import { TaskRow } from "@/components/my-tasks/task-row";
import { TaskSortMenu } from "@/components/my-tasks/task-sort-menu";
import { TaskTabNav } from "@/components/my-tasks/task-tab-nav";
import { TaskTable } from "@/components/my-tasks/task-table";
import type { MyTasksView } from "@/components/my-tasks/view-model";
import { LinkButton } from "@/components/ui/controls/link-button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { Rows } from "@/components/ui/lists/rows";

export interface MyTasksProps {
  view: MyTasksView;
  place: TasksPlace;
  search: TasksSearch;
  layout?: "rows" | "cards" | "table";
  /** More controls before the sort menu. */
  controls?: React.ReactNode;
}

/** For a panel. */
export function MyTasks({ view, place, search, layout = "rows", controls }: MyTasksProps) {
  const { tab, tabs, order, tasks } = view;
  return (
    <>
      <div className="flex">
        <div className="min-w-0 flex-1">
          <TaskTabNav place={place} search={search} tab={tab} tabs={tabs} />
        </div>
        <div className="flex shrink-0 items-center border-b border-gray-6 pe-2">
          {controls}
          {tasks.length > 1 && <TaskSortMenu place={place} search={{ ...search, tab }} order={order} />}
          <ConfigureTabs tabs={tabs} />
        </div>
      </div>
      {tasks.length > 0 ? <TaskList tasks={tasks} layout={layout} /> : <NoTasks tab={tab} tabs={tabs} place={place} />}
    </>
  );
}

function TaskList({ tasks, layout }: Pick<MyTasksView, "tasks"> & Required<Pick<MyTasksProps, "layout">>) {
  const label = useTranslations("myTasks")("list");
  if (layout === "table") return <TaskTable label={label} tasks={tasks} />;
  if (layout === "cards") return <TaskCards label={label} tasks={tasks} />;
  return (
    <Rows aria-label={label}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
    </Rows>
  );
}

interface NoTasksProps extends Pick<MyTasksView, "tab" | "tabs"> {
  place: TasksPlace;
}

export function NoTasks({ tab, tabs, place }: NoTasksProps) {
  const t = useTranslations("myTasks");
  const hasAssigned = tab !== "assigned" && tabs.some(({ name, count }) => name === "assigned" && count > 0);
  const way = hasAssigned
    ? { href: addressOfTasks(place, { tab: "assigned" }), words: t("showAssigned") }
    : { href: "/boards", words: t("goToBoards") };
  return (
    <EmptyState
      icon={<ListChecks aria-hidden className="size-5" strokeWidth={1.5} />}
      title={t(`none.${tab}`)}
      action={
        <LinkButton size="small" href={way.href} scroll={false}>
          {way.words}
        </LinkButton>
      }
    />
  );
}
