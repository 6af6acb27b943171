import { useTranslations } from "next-intl";
import { PhotoChooser } from "@/components/account/photo-chooser";
import { ProfileForm } from "@/components/account/profile-form";
import { ProfileSection } from "@/components/account/profile-section";
import { addressOfTasks } from "@/components/my-tasks/search-params";
import { TaskRow } from "@/components/my-tasks/task-row";
import type { MyTasksView } from "@/components/my-tasks/view-model";
import { LinkButton } from "@/components/ui/controls/link-button";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Figures } from "@/components/ui/lists/figures";
import { Rows } from "@/components/ui/lists/rows";
import { Section } from "@/components/ui/overlays/panel";
import type { TaskType } from "@/lib/users/person-page/types";
import type { ProfileJson } from "@/lib/users/profile/present";

interface OverviewProps {
  profile: ProfileJson;
  tasks: MyTasksView;
  /** The active boards that the person may see. */
  boards: number;
  unread: number;
}

export function Overview({ profile, ...work }: OverviewProps) {
  return (
    <div className="flex flex-col gap-10">
      <RefreshOnFocus />
      <ProfileSection id="about">
        <PhotoChooser profile={profile} />
        <ProfileForm profile={profile} />
      </ProfileSection>
      <Work {...work} />
      <RecentTasks tasks={work.tasks} />
    </div>
  );
}

const tabAddress = (tab: TaskType) => addressOfTasks({ path: "/profile/tasks" }, { tab });

function Work({ tasks, boards, unread }: Omit<OverviewProps, "profile">) {
  const t = useTranslations("account.profile.overview.stats");
  const countOf = (tab: TaskType) => tasks.tabs.find(({ name }) => name === tab)?.count ?? null;
  return (
    <Figures
      label={t("label")}
      figures={[
        { name: t("assigned"), count: countOf("assigned"), href: tabAddress("assigned") },
        { name: t("completed"), count: countOf("completed"), href: tabAddress("completed") },
        { name: t("boards"), count: boards, href: "/boards" },
        { name: t("unread"), count: unread, href: "/profile/notifications" },
      ]}
    />
  );
}

function RecentTasks({ tasks: { tasks } }: Pick<OverviewProps, "tasks">) {
  const t = useTranslations("account.profile.overview");
  return (
    <Section
      id="recent-tasks"
      title={t("recent")}
      action={
        <LinkButton kind="quiet" size="small" className="-mb-1.5" href={tabAddress("assigned")}>
          {t("viewAll")}
        </LinkButton>
      }
    >
      {tasks.length > 0 ? (
        <Rows aria-label={t("recent")}>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </Rows>
      ) : (
        <p className="px-4 py-6 text-center text-gray-11">{t("recentNone")}</p>
      )}
    </Section>
  );
}
