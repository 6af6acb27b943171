import { PriorityIcon } from "@/components/badges/priority-icon";
import { DoneMark, DueTime, SubtaskCount } from "@/components/my-tasks/task-facts";
import { TaskTitle } from "@/components/my-tasks/task-row";
import type { MyTaskView } from "@/components/my-tasks/view-model";
import { AvatarStack } from "@/components/ui/lists/avatars";

export const TaskCards = ({ label, tasks }: { label: string; tasks: MyTaskView[] }) => (
  <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3 p-4">
    {tasks.map((task) => (
      <TaskCard key={task.id} task={task} />
    ))}
  </ul>
);

const TaskCard = ({ task }: { task: MyTaskView }) => (
  <li className="relative flex gap-1 rounded-md border border-gray-6 bg-card py-2 ps-1.5 pe-3 hover:border-gray-8">
    <DoneMark task={task} />
    <div className="flex min-w-0 flex-1 flex-col gap-1.5 py-1.5">
      <TaskTitle task={task} />
      <bdi className="truncate text-sm text-gray-11">{task.board}</bdi>
      <div className="mt-auto flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
        <SubtaskCount subtasks={task.subtasks} />
        {!task.isDone && <PriorityIcon priority={task.priority} />}
        <DueTime task={task} />
        <span className="ms-auto">
          <AvatarStack people={task.people} />
        </span>
      </div>
    </div>
  </li>
);
