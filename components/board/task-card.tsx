"use client";
import { TaskFacts } from "@/components/board/task-facts";
import { taskPath } from "@/components/board/use-open-task";
import { LabelPill } from "@/components/label/label-pill";
import { classNames } from "@/components/ui/class-names";
import { Paint } from "@/components/ui/paint";
import type { ClockOnScreen } from "@/lib/dates-on-screen";
import type { TaskCardJson } from "@/lib/tasks/present";

interface TaskCardProps {
  task: TaskCardJson;
  clock: ClockOnScreen;
  menu: React.ReactNode;
  onOpen: (taskId: number) => void;
}

export function TaskCard({ task, clock, menu, onOpen }: TaskCardProps) {
  const { id, title, labels, settings, status } = task;
  const cover = settings.cover.backgroundColor;

  return (
    <article data-task={id} className="group relative rounded-md border border-gray-6 bg-surface shadow-raised transition-colors hover:border-gray-7 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      {cover && (
        <div className="relative h-2 overflow-hidden rounded-t-md">
          <Paint light={cover} />
        </div>
      )}
      <div className="flex flex-col gap-1.5 px-3 py-2">
        {labels.length > 0 && (
          <ul aria-label="Labels" className="flex max-h-5 flex-wrap gap-1 overflow-hidden">
            {labels.map((label) => (
              <li key={label.id} className="max-w-full">
                <LabelPill title={label.title} color={label.color} background={label.bg_color} preset={label.settings?.color_preset} size="small" />
              </li>
            ))}
          </ul>
        )}
        <a
          href={id > 0 ? taskPath(task.board_id, id) : undefined}
          draggable={false}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || id < 0) return;
            event.preventDefault();
            onOpen(id);
          }}
          className={classNames("line-clamp-3 text-base leading-tight font-medium wrap-anywhere outline-none after:absolute after:inset-0", status === "closed" && "font-normal text-gray-11")}
        >
          <bdi>{title}</bdi>
        </a>
        <TaskFacts task={task} clock={clock} />
      </div>
      {menu}
    </article>
  );
}
