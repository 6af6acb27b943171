import { Messages } from "@/components/i18n/messages";
import { chosenBoards } from "@/components/my-tasks/chosen-boards";
import { PagedTasks } from "@/components/my-tasks/paged-tasks";
import { addressOfTasks, type TasksPlace, tasksSearchIn } from "@/components/my-tasks/search-params";
import { myTasksView } from "@/components/my-tasks/view-model";
import { type Layout, LayoutSwitch } from "@/components/profile/layout-switch";
import { ProfilePage } from "@/components/profile/profile-page";
import { profileMetadata } from "@/components/profile/profile-title";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { requireSession } from "@/lib/users/sessions/current";

export const generateMetadata = () => profileMetadata("tasks");

const placeOf = (layout: Layout): TasksPlace => ({
  path: "/profile/tasks",
  others: layout === "table" ? { view: layout } : {},
});

export default async function TasksPage({ searchParams }: PageProps<"/profile/tasks">) {
  const { user } = await requireSession("/profile/tasks");
  const params = await searchParams;
  const search = tasksSearchIn(params);
  const layout = params.view === "table" ? "table" : "cards";
  const [view, boards] = await Promise.all([myTasksView(search, user), chosenBoards(search.boardIds, user)]);
  const addressOf = (other: Layout) => addressOfTasks(placeOf(other), { ...search, tab: view.tab });
  return (
    <Messages of={["myTasks"]}>
      <ProfilePage current="tasks" wide actions={<LayoutSwitch layout={layout} addressOf={addressOf} />}>
        <RefreshOnFocus />
        <PagedTasks view={view} place={placeOf(layout)} search={search} boards={boards} layout={layout} />
      </ProfilePage>
    </Messages>
  );
}
