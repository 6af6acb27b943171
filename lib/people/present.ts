import { presentBoard } from "@/lib/boards/present";
import type { SeenBoard } from "@/lib/boards/seen";
import type { PersonStats } from "@/lib/people/count-tasks";
import { type Eyes, type Person, presentPerson } from "@/lib/users/present";

/** Somebody as colleagues see him, with what he is on the whole site. */
export const presentProfileOf = (person: Person, eyes: Eyes) => ({
  ...presentPerson(person, eyes),
  fbs_role: person.isServiceAdmin ? "fbs_admin" : "member",
  is_wp_admin: person.role === "administrator" ? "yes" : "no",
});

/** A board that somebody is on. */
export function presentBoardOfPerson({ board }: SeenBoard, person: Person) {
  const { id, title, type, background, archived_at } = presentBoard(board, false);
  return { id, title, type, background, archived_at, pivot: { foreign_id: person.id, object_id: id } };
}

export const presentStats = ({ assignedTasks, completedTasks, totalBoards, unreadNotifications }: PersonStats) => ({
  assigned_tasks: assignedTasks,
  completed_tasks: completedTasks,
  total_boards: totalBoards,
  unread_notifications: unreadNotifications,
});
