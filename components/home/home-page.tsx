import { useTranslations } from "next-intl";
import { ActivityPanel } from "@/components/home/activity-panel";
import { BoardsPanel } from "@/components/home/boards-panel";
import { FailedPart } from "@/components/home/failed-part";
import type { HomeView } from "@/components/home/home-view";
import { type HomeSearch, tasksPlace } from "@/components/home/search-params";
import { MyTasks } from "@/components/my-tasks/my-tasks";
import { addressOfTasks } from "@/components/my-tasks/search-params";
import type { MyTasksView } from "@/components/my-tasks/view-model";
import { RefreshOnNotifications } from "@/components/notifications/refresh-on-notifications";
import { LinkButton } from "@/components/ui/controls/link-button";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Figures } from "@/components/ui/lists/figures";
import { Section } from "@/components/ui/overlays/panel";
import { Page } from "@/components/ui/pages/page";
import type { TaskType } from "@/lib/users/person-page/types";

interface HomePageProps {
  view: HomeView;
  search: HomeSearch;
}

export function HomePage({ view, search }: HomePageProps) {
  const t = useTranslations("home");
  return (
    <Page>
      <RefreshOnFocus />
      <RefreshOnNotifications />
      <h1 className="sr-only">{t("title")}</h1>
      <HomeFigures view={view} />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <TasksPanel tasks={view.tasks} search={search} />
        <div className="min-w-0 lg:row-span-2">
          <BoardsPanel boards={view.boards} />
        </div>
        <ActivityPanel view={view.activity} search={search} />
      </div>
    </Page>
  );
}

const tabAddress = (tab: TaskType) => addressOfTasks({ path: "/my-tasks" }, { tab });

function HomeFigures({ view: { totals, tasks } }: Pick<HomePageProps, "view">) {
  const t = useTranslations("home.figures");
  const countOf = (tab: TaskType) => tasks?.tabs.find(({ name }) => name === tab)?.count ?? null;
  return (
    <Figures
      label={t("label")}
      figures={[
        { name: t("boards"), count: totals?.boards ?? null, href: "/boards" },
        { name: t("tasks"), count: totals?.tasks ?? null, href: "/boards" },
        { name: t("overdue"), count: countOf("overdue"), href: tabAddress("overdue"), isAlarming: true },
        { name: t("completed"), count: countOf("completed"), href: tabAddress("completed") },
      ]}
    />
  );
}

function TasksPanel({ tasks, search }: { tasks: MyTasksView | null; search: HomeSearch }) {
  const t = useTranslations("home");
  const place = tasksPlace(search);
  return (
    <Section
      id="my-tasks"
      title={t("tasks")}
      action={
        <LinkButton kind="quiet" size="small" className="-mb-1.5" href={tasks ? tabAddress(tasks.tab) : "/my-tasks"}>
          {t("viewAll")}
        </LinkButton>
      }
    >
      {tasks ? (
        <MyTasks view={tasks} place={place} search={search.tasks} />
      ) : (
        <FailedPart href={addressOfTasks(place, search.tasks)} />
      )}
    </Section>
  );
}
