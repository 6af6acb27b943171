import { useTranslations } from "next-intl";
import { PriorityMark, priorityName } from "@/components/badges/priority-icon";
import { DoneMark, DueTime, SubtaskCount } from "@/components/my-tasks/task-facts";
import { TaskTitle } from "@/components/my-tasks/task-row";
import type { MyTaskView } from "@/components/my-tasks/view-model";
import { AvatarStack } from "@/components/ui/lists/avatars";

const COLUMNS = ["title", "board", "stage", "priority", "due", "subtasks", "people"] as const;

/** On narrow screens it scrolls sideways. */
export function TaskTable({ label, tasks }: { label: string; tasks: MyTaskView[] }) {
  const t = useTranslations("myTasks.table");
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-180 text-start text-sm">
        <thead>
          <tr className="border-b border-gray-6 text-gray-11">
            <th scope="col" className="w-11">
              <span className="sr-only">{t("done")}</span>
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-2 py-2 text-start font-medium whitespace-nowrap">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-gray-6">
          {tasks.map((task) => (
            <TableRow key={task.id} task={task} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow({ task }: { task: MyTaskView }) {
  const badges = useTranslations("badges.priorities");
  const { board, stage, priority, subtasks, people } = task;
  return (
    <tr className="relative h-9 hover:bg-gray-2">
      <td className="ps-2">
        <DoneMark task={task} />
      </td>
      <td className="max-w-80 min-w-48 px-2 text-base">
        <TaskTitle task={task} />
      </td>
      <td className="max-w-40 truncate px-2 text-gray-11">
        <bdi>{board}</bdi>
      </td>
      <td className="max-w-40 truncate px-2 text-gray-11">
        <bdi>{stage}</bdi>
      </td>
      <td className="px-2">
        {priority && (
          <span className="flex items-center gap-1.5 text-gray-11">
            <PriorityMark priority={priority} />
            {priorityName(priority, badges)}
          </span>
        )}
      </td>
      <td className="px-2 whitespace-nowrap">
        <DueTime task={task} />
      </td>
      <td className="px-2">
        <SubtaskCount subtasks={subtasks} />
      </td>
      <td className="px-2">
        <AvatarStack people={people} />
      </td>
    </tr>
  );
}
