import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { groupOnTask } from "@/lib/subtasks/find";
import { PlaceGroup } from "@/lib/subtasks/inputs";
import { placeGroup } from "@/lib/subtasks/place-group";
import { presentSubtaskGroup } from "@/lib/subtasks/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: groupOnTask,
    allow: canEditBoard,
    input: PlaceGroup,
    run: ({ task, group, input }) => placeGroup({ task, group }, input),
    reply: (groups) => ({ message: "Subtask group has been moved", subtaskGroups: groups.map(presentSubtaskGroup) }),
  }),
});
