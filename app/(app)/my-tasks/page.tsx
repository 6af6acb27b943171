import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Messages } from "@/components/i18n/messages";
import { chosenBoards } from "@/components/my-tasks/chosen-boards";
import { MyTasksPage } from "@/components/my-tasks/my-tasks-page";
import { tasksSearchIn } from "@/components/my-tasks/search-params";
import { myTasksView } from "@/components/my-tasks/view-model";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("myTasks");
  return { title: t("title") };
}

export default async function AllMyTasksPage({ searchParams }: PageProps<"/my-tasks">) {
  const { user } = await requireSession("/my-tasks");
  const search = tasksSearchIn(await searchParams);
  const [view, boards] = await Promise.all([myTasksView(search, user), chosenBoards(search.boardIds, user)]);
  return (
    <Messages of={["myTasks"]}>
      <MyTasksPage view={view} place={{ path: "/my-tasks" }} search={search} boards={boards} />
    </Messages>
  );
}
