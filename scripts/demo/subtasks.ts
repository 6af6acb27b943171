import type { Task } from "@/generated/prisma/client";
import { plainDate } from "@/lib/dates/dates";
import { db } from "@/lib/db";
import { validate } from "@/lib/http/input/validate";
import { addSubtask } from "@/lib/subtasks/add";
import { addGroup } from "@/lib/subtasks/edit-groups";
import { AddGroup, AddSubtask } from "@/lib/subtasks/inputs";
import { UpdateTask } from "@/lib/tasks/write/update-input";
import { updateTask } from "@/lib/tasks/write/update";
import type { Login } from "@/scripts/demo/demo-users";
import { parseLine } from "@/scripts/demo/demo-board";
import { dayFrom, type SeedContext } from "@/scripts/demo/seed-context";

/** By group, in the syntax of task lines; `x ` at the beginning marks a subtask as done. */
export type Subtasks = Record<string, string[]>;

const DONE = /^x /;

export async function seedSubtasks(context: SeedContext, task: Task, groups: Subtasks): Promise<void> {
  for (const [title, lines] of Object.entries(groups)) {
    const group = await addGroup(task, validate(AddGroup, { title }), context.writers[0]);
    for (const line of lines) await seedSubtask(context, task, group.id, line);
  }
}

/** The assignee creates the subtask. */
async function seedSubtask(context: SeedContext, parent: Task, groupId: number, line: string) {
  const { title, assignees, dueInDays } = parseLine(line.replace(DONE, ""));
  const people = assignees.map((login) => context.accounts[login as Login].user);
  const actor = people[0] ?? context.writers[0];
  const input = {
    title,
    group_id: groupId,
    assignees: people.map(({ id }) => id),
    ...(dueInDays !== undefined && { due_at: plainDate(dayFrom(context, dueInDays)) }),
  };
  const {
    task: { id },
  } = await addSubtask(context.board, parent, validate(AddSubtask, input), actor);
  if (!DONE.test(line)) return;

  const subtask = await db.task.findUniqueOrThrow({ where: { id } });
  await updateTask(context.board, subtask, validate(UpdateTask, { property: "status", value: "closed" }), actor);
}
