import type { BoardOption } from "@/lib/options/boards";
import type { Options } from "@/lib/options/read";
import type { TaskOption } from "@/lib/options/tasks";
import { presentSubtaskGroup } from "@/lib/subtasks/present";
import { isAdmin } from "@/lib/users/current-user";
import { emailFor, type Person, photoOf, type ViewerContext } from "@/lib/users/present";

export function presentOptions(options: Options) {
  switch (options.kind) {
    case "boards":
      return options.boards.map(presentBoardInSelect);
    case "tasks":
      return options.tasks.map(presentTaskOption);
    case "people":
      return options.people.map((person) => presentPersonOption(person, options.viewerContext));
    case "people with is_admin":
      return options.people.map((person) => ({
        ...presentPersonOption(person, options.viewerContext),
        is_admin: isAdmin(person),
      }));
  }
}

export const presentBoardOption = ({ id, title, type }: BoardOption) => ({ id, title, type });

/** Clients show the two values at the ends of a line. */
export const presentBoardInSelect = ({ id, title, type }: BoardOption) => ({
  id,
  title,
  left_side_value: title,
  right_side_value: type,
});

export const presentTaskOption = ({ id, title, boardId, groups }: TaskOption) => ({
  id,
  title,
  board_id: boardId,
  subtask_groups: groups.map(presentSubtaskGroup),
});

export const presentPersonOption = (person: Person, viewerContext: ViewerContext) => ({
  id: person.id,
  email: emailFor(viewerContext, person),
  name: person.displayName,
  title: person.displayName,
  photo: photoOf(person),
});
