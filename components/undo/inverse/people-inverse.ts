import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { Inverse } from "@/components/undo/inverse/inverse";
import type { KnownTask } from "@/components/undo/inverse/shown";

type People = KnownTask["assignees"];

/** Takes back only what the edit has added or removed: changes of other people stay. */
export function peopleInverse(
  { property, optimistic }: Extract<TaskEdit, { kind: "change-task" }>,
  task: KnownTask,
): Inverse {
  const name = property === "assignees" ? "assignees" : "watchers";
  const [taskId, title, what] = [task.id, task.title, name === "assignees" ? "people" : "watchers"] as const;
  const added = without(optimistic[name] ?? [], task[name]);
  const removed = without(task[name], optimistic[name] ?? []);
  if (added.length + removed.length === 0) return null;

  const value = { add: idsOf(removed), remove: idsOf(added) };
  return {
    change: { key: "changed", title, what },
    what,
    takeBack: (now) => [
      {
        kind: "change-task",
        taskId,
        property,
        value: name === "assignees" ? value : added.length > 0 ? "stop" : "start",
        optimistic: { [name]: [...without(now.task(taskId)?.[name] ?? [], added), ...removed] },
      },
    ],
    hasChanged: (now) => {
      const known = now.task(taskId)?.[name];
      return (
        known !== undefined && (without(added, known).length > 0 || without(removed, known).length < removed.length)
      );
    },
  };
}

const without = (people: People, others: People): People =>
  people.filter(({ ID }) => !others.some((other) => other.ID === ID));

const idsOf = (people: People): number[] => people.map(({ ID }) => ID);
