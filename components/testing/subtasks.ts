import { page } from "vitest/browser";
import type { BoardOnServer } from "@/components/testing/board";
import { aGroup, type GroupJson } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import type { TaskJson } from "@/lib/tasks/present/task";

export function answerSubtasks(world: BoardOnServer, taskId: number, titles: Record<string, string[]>) {
  const task = `${world.path}/tasks/${taskId}`;
  let groups: GroupJson[] = [];
  const all = new Set<number>();
  const groupOf = ({ meta }: TaskJson) => (Array.isArray(meta) ? 0 : Number(meta.subtask_group_id));
  const inGroup = (groupId: number) =>
    [...all]
      .map((id) => world.stored(id))
      .filter((subtask) => groupOf(subtask) === groupId)
      .sort((one, other) => Number(one.position) - Number(other.position));
  const withSubtasks = () => groups.map((group) => ({ ...group, subtasks: inGroup(group.id) }));
  const metaOf = (groupId: number) => ({ subtask_group_id: String(groupId) }) as unknown as TaskJson["meta"];

  function addGroup(title: string): GroupJson {
    const group = aGroup(title, [], { task_id: taskId });
    groups = [...groups, group];
    return group;
  }

  function addSubtask(title: string, groupId: number): TaskJson {
    const subtask = world.add("", { title, parent_id: taskId, meta: metaOf(groupId) });
    all.add(subtask.id);
    return subtask;
  }

  /** @param index from 0 @returns the subtasks of the group in order */
  function place(id: number, groupId: number, index: number): TaskJson[] {
    const others = inGroup(groupId).filter((subtask) => subtask.id !== id);
    return others
      .toSpliced(index, 0, world.put(id, { meta: metaOf(groupId) }))
      .map((subtask, at) => world.put(subtask.id, { position: `${at + 1}.00` }));
  }

  for (const [title, subtasks] of Object.entries(titles)) {
    const { id } = addGroup(title);
    for (const subtask of subtasks) addSubtask(subtask, id);
  }

  server.answer(`GET ${task}/subtasks`, () => ({ subtaskGroups: withSubtasks() }));
  server.answer(`POST ${task}/subtasks`, ({ body }) => ({ subtask: addSubtask(body.title, body.group_id) }));
  server.answer(`POST ${world.path}/tasks/{subtask}/clone-subtask`, ({ params }) => {
    const of = world.stored(Number(params.subtask));
    const clone = addSubtask(`${of.title} (cloned)`, groupOf(of));
    return { subtask: world.put(clone.id, { position: String(Number(of.position) + 0.5) }) };
  });
  server.answer(`PUT ${world.path}/tasks/update-subtask-position/{subtask}`, ({ params, body }) => ({
    changedSubtasks: place(Number(params.subtask), body.newSubtasksGroupId, body.newPosition - 1),
  }));
  server.answer(`PUT ${world.path}/tasks/{subtask}/move-to-board`, ({ params, body }) => {
    all.delete(Number(params.subtask));
    return {
      moveSubtask: world.put(Number(params.subtask), {
        stage_id: body.stage_id,
        parent_id: null,
        meta: [] as unknown as TaskJson["meta"],
      }),
      changedSubtasks: [],
    };
  });
  server.answer(`DELETE ${world.path}/tasks/{subtask}/delete-subtask`, ({ params }) => {
    all.delete(Number(params.subtask));
    return { changedSubtasks: [] };
  });
  server.answer(`POST ${task}/subtask-group`, ({ body }) => ({ subtaskGroup: addGroup(body.title) }));
  server.answer(`PUT ${task}/subtask-group`, ({ body }) => {
    groups = groups.map((group) => (group.id === body.group_id ? { ...group, value: body.title } : group));
    return { subtaskGroup: groups.find(({ id }) => id === body.group_id) };
  });
  server.answer(
    `PUT /boards-app/v1/boards/${world.board.id}/tasks/${taskId}/subtask-groups/{group}/place`,
    ({ params, body }) => {
      const [moved, others] = [
        groups.filter(({ id }) => id === Number(params.group)),
        groups.filter(({ id }) => id !== Number(params.group)),
      ];
      groups = others.toSpliced(body.index - 1, 0, ...moved);
      return { subtaskGroups: groups };
    },
  );
  server.answer(`DELETE ${task}/subtask-group`, ({ query }) => {
    groups = groups.filter(({ id }) => id !== Number(query.get("group_id")));
    return {};
  });
  server.answer(`PUT ${world.path}/tasks/{task}`, ({ params, body: { property, value } }) => {
    const assignees = world.board.users.filter(({ ID }) =>
      value?.add?.includes(ID),
    ) as unknown as TaskJson["assignees"];
    return {
      task: world.put(Number(params.task), { [property]: property === "assignees" ? assignees : value }),
      updatedTasks: [],
    };
  });

  return {
    saved: () =>
      Object.fromEntries(withSubtasks().map(({ value, subtasks }) => [value, subtasks.map(({ title }) => title)])),
    deleteGroupByOther(title: string) {
      groups = groups.filter(({ value }) => value !== title);
      world.change(taskId, {});
    },
  };
}

export const section = page.getByRole("region", { name: "Subtasks" });
const rowsIn = (group: string) => page.getByRole("list", { name: `Subtasks in ${group}` }).getByRole("listitem");
export const checkOf = (title: string) => page.getByRole("checkbox", { name: `Done: ${title}`, exact: true });
export const gripOf = (title: string) => page.getByRole("button", { name: `Move ${title}`, exact: true });
export const titlesIn = (group: string): string[] =>
  rowsIn(group)
    .elements()
    .map((row) => row.querySelector<HTMLElement>("button[title]")?.innerText.trim() ?? "");
