import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Messages } from "@/components/i18n/messages";
import { myTasksView } from "@/components/my-tasks/view-model";
import { Overview } from "@/components/profile/overview";
import { ProfilePage } from "@/components/profile/profile-page";
import { LinkButton } from "@/components/ui/controls/link-button";
import { unreadOfCaller } from "@/lib/notifications/unread";
import { readFor } from "@/lib/users/caller-read";
import { userOfPath } from "@/lib/users/find";
import { readTotals } from "@/lib/users/my-tasks/read";
import { presentProfile } from "@/lib/users/profile/present";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account.profile");
  return { title: t("title") };
}

const MAX_TASKS = 6;
const NEWEST_ASSIGNED = {
  tab: "assigned" as const,
  boardIds: [],
  order: { sort: "created" as const, isDescending: true },
  pages: 1,
};

export default async function OverviewPage() {
  const { user } = await requireSession("/profile");
  const { person } = await userOfPath({}, user);
  const [tasks, totals, unread, t] = await Promise.all([
    myTasksView(NEWEST_ASSIGNED, user, MAX_TASKS),
    readTotals(user),
    readFor(user, unreadOfCaller),
    getTranslations("account.profile.overview"),
  ]);
  return (
    <Messages of={["myTasks"]}>
      <ProfilePage current="overview" actions={<LinkButton href={`/people/${user.id}`}>{t("ownPage")}</LinkButton>}>
        <Overview profile={presentProfile(person).profile} tasks={tasks} boards={totals.boards} unread={unread.total} />
      </ProfilePage>
    </Messages>
  );
}
