import Link from "next/link";
import { addressOfTasks } from "@/components/people/asked-tasks";
import type { ListedTasks } from "@/components/people/listed-tasks";
import { TaskOfPersonRow } from "@/components/people/task-of-person-row";
import { TaskTabs } from "@/components/people/task-tabs";
import { buttonLook } from "@/components/ui/button";
import { Section } from "@/components/ui/panel";
import { Rows } from "@/components/ui/rows";

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
      {left > 0 && (
        <p className="flex justify-center border-t border-gray-6 p-3">
          <Link href={addressOfTasks(personId, { type, pages: pages + 1 })} scroll={false} className={buttonLook({ size: "small" })}>
            Show more <span className="text-gray-11 tabular-nums">({left})</span>
          </Link>
        </p>
      )}
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
