import { useTranslations } from "next-intl";
import { addressOfTasks } from "@/components/people/tasks-search-params";
import type { TasksView } from "@/components/people/tasks-view-model";
import { LinkTabs } from "@/components/ui/lists/link-tabs";
import { TASK_TABS } from "@/lib/users/person-page/tabs";

interface TaskTabsProps extends Pick<TasksView, "tab" | "counts"> {
  personId: number;
}

export function TaskTabs({ personId, tab, counts }: TaskTabsProps) {
  const t = useTranslations("people.tasks");
  return (
    <LinkTabs
      label={t("filter")}
      value={tab}
      tabs={TASK_TABS.map((value) => ({
        value,
        words: t(`tabs.${value}`),
        count: counts[value],
        href: addressOfTasks(personId, { tab: value }),
      }))}
    />
  );
}
