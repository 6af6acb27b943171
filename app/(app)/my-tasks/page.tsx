import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { viewerOf } from "@/app/(app)/boards/[board_id]/read-board-page";
import { storedLayout } from "@/components/board/views/layout";
import { Messages } from "@/components/i18n/messages";
import { MyTasksScreen } from "@/components/my-tasks/screen/my-tasks-screen";
import { tabIn } from "@/components/my-tasks/tab-in";
import { calendarOf } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";
import { listMyTasks } from "@/lib/users/my-tasks/list";
import { presentMyTasks } from "@/lib/users/my-tasks/present";
import { readMyTasksLayout } from "@/lib/users/my-tasks/view";
import { requireSession } from "@/lib/users/sessions/current";
import { readTaskTabs } from "@/lib/users/task-tabs/save";
import { readAllViewSettings } from "@/lib/view-settings/read";

/** More than most people have. When the browser has read the others, rows move. */
const FIRST_TASKS = 300;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("myTasks");
  return { title: t("title") };
}

export default async function AllMyTasksPage({ searchParams }: PageProps<"/my-tasks">) {
  const { user } = await requireSession("/my-tasks");
  const tab = [(await searchParams).tab].flat()[0];
  return (
    <Messages
      of={["badges", "board", "boardList", "boardTable", "boardViews", "drag", "myTasks", "quickEntry", "viewSettings"]}
    >
      <MyTasksScreen {...await readMyTasksPage(tab, user)} />
    </Messages>
  );
}

async function readMyTasksPage(tab: string | undefined, user: CurrentUser) {
  const [saved, calendar] = await Promise.all([readTaskTabs(user), calendarOf(user)]);
  const tabs = saved.map(({ name, isVisible }) => ({ name, isVisible }));
  const [first, viewer, viewSettings, { view, layout }] = await Promise.all([
    listMyTasks({ type: tabIn(tab, tabs), calendar }, user, FIRST_TASKS),
    viewerOf(user),
    readAllViewSettings(user),
    readMyTasksLayout(user),
  ]);
  return {
    first: presentMyTasks(first, user),
    ...{ tabs, viewer, viewSettings },
    now: new Date().toISOString(),
    remembered: view,
    layout: storedLayout(layout),
  };
}
