import Link from "next/link";
import { PriorityIcon } from "@/components/badges/priority-icon";
import { DoneMark, DueTime, SubtaskCount } from "@/components/my-tasks/task-facts";
import type { MyTaskView } from "@/components/my-tasks/view-model";
import { classNames } from "@/components/ui/class-names";
import { AvatarStack } from "@/components/ui/lists/avatars";

export const TaskTitle = ({ task: { title, address, isDone } }: { task: MyTaskView }) => (
  <Link
    href={address}
    prefetch={false}
    dir="auto"
    className={classNames(
      "line-clamp-2 text-match-parent font-medium wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus",
      isDone && "text-gray-11",
    )}
  >
    {title}
  </Link>
);

/** One line where there is room, otherwise the facts are below the title. */
export function TaskRow({ task }: { task: MyTaskView }) {
  const { isDone, priority, subtasks, board, people } = task;
  return (
    <li className="relative flex min-h-10 items-start gap-2 py-1 ps-2 pe-4 hover:bg-gray-2">
      <DoneMark task={task} />
      <div className="flex min-h-8 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-1 pointer-coarse:min-h-11">
        <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
          <TaskTitle task={task} />
        </div>
        <SubtaskCount subtasks={subtasks} />
        {!isDone && <PriorityIcon priority={priority} />}
        <span className="empty:max-sm:hidden sm:w-32">
          <DueTime task={task} />
        </span>
        <bdi className="min-w-0 truncate text-sm text-gray-11 max-sm:max-w-40 sm:w-24">{board}</bdi>
        <span className="flex empty:max-sm:hidden sm:w-15 sm:justify-end">
          <AvatarStack people={people} />
        </span>
      </div>
    </li>
  );
}
