import "server-only";
import { boardById } from "@/lib/boards/find";
import { canManageBoard, type OnBoard, viewerContextOf } from "@/lib/boards/policy";
import { boardCreationRight, canCreateBoard } from "@/lib/boards/write/creators";
import { Refusal } from "@/lib/errors";
import { type BoardOption, findBoards } from "@/lib/options/boards";
import type { ReadOptions } from "@/lib/options/inputs";
import { findAnyone, findAssignable, findAssigned, findOutside } from "@/lib/options/people";
import { findTasks, type TaskOption } from "@/lib/options/tasks";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person, ViewerContext } from "@/lib/users/present";

export type Options =
  | { kind: "people" | "people with is_admin"; people: Person[]; viewerContext: ViewerContext }
  | { kind: "boards"; boards: BoardOption[] }
  | { kind: "tasks"; tasks: TaskOption[] };

/** An unknown key has no options. @throws NotFound, or the same status without the permission, as clients expect */
export async function readOptions(wanted: ReadOptions, user: CurrentUser): Promise<Options> {
  if ("boardId" in wanted) return optionsOfBoard(wanted, await boardById(wanted.boardId, user), user);
  if (wanted.key !== "board_create_users")
    return { kind: "boards", boards: wanted.key === "boards" ? await findBoards(wanted, user) : [] };

  if (!canCreateBoard(user, await boardCreationRight({}, user))) throw new OptionsForbidden();
  return peopleFor(user, { membership: null }, await findAnyone(wanted, user));
}

type OfBoard = Extract<ReadOptions, { boardId: number }>;

async function optionsOfBoard(wanted: OfBoard, found: OnBoard, user: CurrentUser): Promise<Options> {
  const { board } = found;
  if (wanted.key === "tasks") return { kind: "tasks", tasks: await findTasks(board, wanted) };
  if (wanted.key === "assigned_in_task") return peopleFor(user, found, await findAssigned(board, wanted));

  if (!canManageBoard(user, found)) throw new OptionsForbidden();
  if (wanted.key === "task_assignees") return peopleFor(user, found, await findAssignable(board, wanted, user));
  if (wanted.key === "non_board_wordpress_users") return peopleFor(user, found, await findOutside(board, wanted, user));
  return { ...peopleFor(user, found, await findAnyone(wanted, user)), kind: "people with is_admin" };
}

const peopleFor = (user: CurrentUser, found: Pick<OnBoard, "membership">, people: Person[]) => ({
  kind: "people" as const,
  people,
  viewerContext: viewerContextOf(user, found),
});

class OptionsForbidden extends Refusal {
  constructor() {
    super(404, "rest_not_found", "Sorry, you are not allowed to do that.");
  }
}
