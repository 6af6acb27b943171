import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { addGroup, deleteGroup, renameGroup } from "@/lib/subtasks/edit-groups";
import { AddGroup, DeleteGroup, RenameGroup } from "@/lib/subtasks/inputs";
import { presentSubtaskGroup } from "@/lib/subtasks/present";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: AddGroup,
    run: ({ task, input, user }) => addGroup(task, input, user),
    reply: (group) => ({ subtaskGroup: presentSubtaskGroup(group), message: "New Subtask group has been added" }),
  }),
  PUT: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: RenameGroup,
    run: ({ task, input, user }) => renameGroup(task, input, user),
    reply: (group) => ({ subtaskGroup: presentSubtaskGroup(group), message: "Subtask group title has been added" }),
  }),
  DELETE: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: DeleteGroup,
    run: ({ task, input, user }) => deleteGroup(task, input, user),
    reply: () => ({ message: "Subtask group has been deleted" }),
  }),
});
