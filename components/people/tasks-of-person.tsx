import { useTranslations } from "next-intl";
import { addressOfTasks } from "@/components/people/tasks-search-params";
import type { TasksView } from "@/components/people/tasks-view-model";
import { TaskOfPersonRow } from "@/components/people/task-of-person-row";
import { TaskTabs } from "@/components/people/task-tabs";
import { Section } from "@/components/ui/overlays/panel";
import { Rows } from "@/components/ui/lists/rows";
import { ShowMore } from "@/components/ui/lists/show-more";

interface TasksOfPersonProps extends TasksView {
  personId: number;
  isMe: boolean;
}

export function TasksOfPerson({ personId, isMe, tab, pages, counts, tasks, left }: TasksOfPersonProps) {
  const t = useTranslations("people.tasks");
  return (
    <Section id="tasks" title={t("title")} text={t(isMe ? "mine" : "theirs")}>
      <TaskTabs personId={personId} tab={tab} counts={counts} />
      {tasks.length > 0 ? (
        <Rows aria-label={t("title")}>
          {tasks.map((task) => (
            <TaskOfPersonRow key={task.id} task={task} />
          ))}
        </Rows>
      ) : (
        <p className="px-4 py-6 text-center text-gray-11">{t(`none.${tab}`)}</p>
      )}
      <ShowMore
        href={addressOfTasks(personId, { tab, pages: pages + 1 })}
        left={left}
        size="small"
        className="border-t border-gray-6 p-3"
      />
    </Section>
  );
}
