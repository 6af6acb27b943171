import { addressOfTasks } from "@/components/people/asked-tasks";
import type { ListedTasks } from "@/components/people/listed-tasks";
import { TaskOfPersonRow } from "@/components/people/task-of-person-row";
import { TaskTabs } from "@/components/people/task-tabs";
import { Section } from "@/components/ui/panel";
import { Rows } from "@/components/ui/rows";
import { ShowMore } from "@/components/ui/show-more";

interface TasksOfPersonProps extends ListedTasks {
  personId: number;
  isMe: boolean;
}

export function TasksOfPerson({ personId, isMe, type, pages, counts, tasks, left }: TasksOfPersonProps) {
  return (
    <Section id="tasks" title="Tasks" text={isMe ? "From all your boards." : "From the boards that you see."}>
      <TaskTabs personId={personId} type={type} counts={counts} />
      {tasks.length > 0 ? (
        <Rows aria-label="Tasks">
          {tasks.map((task) => (
            <TaskOfPersonRow key={task.id} task={task} />
          ))}
        </Rows>
      ) : (
        <p className="px-4 py-6 text-center text-gray-11">{NOTHING[type]}</p>
      )}
      <ShowMore href={addressOfTasks(personId, { type, pages: pages + 1 })} left={left} size="small" className="border-t border-gray-6 p-3" />
    </Section>
  );
}

const NOTHING = {
  assigned: "No open task is assigned.",
  due_today: "Nothing is due today.",
  overdue: "Nothing is overdue.",
  upcoming: "Nothing is coming up.",
  mentioned: "No comment mentions this person.",
  completed: "Nothing is completed yet.",
  others: "Every open task has a date.",
} satisfies Record<ListedTasks["type"], string>;
