import type { OnBoard } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import type { PersonStats } from "@/lib/users/person-page/count-tasks";
import type { CurrentUser } from "@/lib/users/current-user";
import { type ViewerContext, type Person, presentPerson } from "@/lib/users/present";

export const presentProfileOf = (person: Person, viewerContext: ViewerContext) => ({
  ...presentPerson(person, viewerContext),
  fbs_role: person.isServiceAdmin ? "fbs_admin" : "member",
  is_wp_admin: person.role === "administrator" ? "yes" : "no",
});

export const presentBoardOfPerson = (found: OnBoard, person: Person, user: CurrentUser) => ({
  ...presentBoardFor(user, found),
  pivot: presentPivot(person, found.board),
});

/** Joins a person to a board or a task. */
export const presentPivot = (person: { id: number }, thing: { id: number }) => ({
  foreign_id: person.id,
  object_id: thing.id,
});

export const presentStats = ({ assignedTasks, completedTasks, totalBoards, unreadNotifications }: PersonStats) => ({
  assigned_tasks: assignedTasks,
  completed_tasks: completedTasks,
  total_boards: totalBoards,
  unread_notifications: unreadNotifications,
});
