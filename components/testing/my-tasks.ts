import type { MyTasksView, MyTaskView } from "@/components/my-tasks/view-model";
import { newId, photo } from "@/components/testing/records";
import { TASK_TYPES } from "@/lib/users/person-page/types";

export function aMyTask(title: string, overrides: Partial<MyTaskView> = {}): MyTaskView {
  const id = newId();
  return {
    ...{ id, boardId: 1, title, priority: "low" },
    address: `/boards/1/tasks/${id}`,
    isDone: false,
    canFinish: true,
    subtasks: { done: 0, total: 0 },
    board: "Garden",
    stage: "To do",
    due: null,
    people: [{ id: 2, name: "Max Example", photo }],
    ...overrides,
  };
}

export const aTasksView = (tasks: MyTaskView[], overrides: Partial<MyTasksView> = {}): MyTasksView => ({
  tab: "assigned",
  order: { sort: "due", isDescending: false },
  tabs: TASK_TYPES.map((name) => ({ name, isVisible: true, count: name === "assigned" ? tasks.length : 0 })),
  tasks,
  left: 0,
  ...overrides,
});
