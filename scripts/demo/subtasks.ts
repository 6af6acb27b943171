import type { Task } from "@/generated/prisma/client";
import { plainDate } from "@/lib/dates/dates";
import { db } from "@/lib/db";
import { validate } from "@/lib/http/input/validate";
import { addSubtask } from "@/lib/subtasks/add";
import { addGroup } from "@/lib/subtasks/edit-groups";
import { AddGroup, AddSubtask } from "@/lib/subtasks/inputs";
import { UpdateTask } from "@/lib/tasks/write/update-input";
import { updateTask } from "@/lib/tasks/write/update";
import type { Login } from "@/scripts/demo/cast";
import { readLine } from "@/scripts/demo/story";
import { dayFrom, type Telling } from "@/scripts/demo/telling";

/** By group, in the syntax of task lines; `x ` at the beginning marks a subtask as done. */
export type Subtasks = Record<string, string[]>;

const DONE = /^x /;

export async function tellSubtasks(telling: Telling, task: Task, groups: Subtasks): Promise<void> {
  for (const [title, lines] of Object.entries(groups)) {
    const group = await addGroup(task, validate(AddGroup, { title }), telling.writers[0]);
    for (const line of lines) await tellSubtask(telling, task, group.id, line);
  }
}

/** The assignee creates the subtask. */
async function tellSubtask(telling: Telling, parent: Task, groupId: number, line: string) {
  const { title, assignees, dueInDays } = readLine(line.replace(DONE, ""));
  const people = assignees.map((login) => telling.accounts[login as Login].user);
  const actor = people[0] ?? telling.writers[0];
  const given = {
    title,
    group_id: groupId,
    assignees: people.map(({ id }) => id),
    ...(dueInDays !== undefined && { due_at: plainDate(dayFrom(telling, dueInDays)) }),
  };
  const {
    task: { id },
  } = await addSubtask(telling.board, parent, validate(AddSubtask, given), actor);
  if (!DONE.test(line)) return;

  const subtask = await db.task.findUniqueOrThrow({ where: { id } });
  await updateTask(telling.board, subtask, validate(UpdateTask, { property: "status", value: "closed" }), actor);
}
