import type { BoardJson } from "@/components/board/board-data";
import type { Viewer } from "@/lib/boards/may";
import type { TaskCardJson } from "@/lib/tasks/present";

export type Person = Omit<TaskCardJson["assignees"][number], "pivot">;

/** Who can be put on a task of this board: its members, and administrators themselves. The viewer is the first. */
export function peopleOn({ users }: BoardJson, viewer: Viewer): Person[] {
  const others = users.filter(({ ID }) => ID !== viewer.id);
  const me = users.find(({ ID }) => ID === viewer.id) ?? (viewer.isAdmin ? outsider(viewer) : undefined);
  return me ? [me, ...others] : others;
}

/** An administrator who is no member: the server knows the rest. */
const outsider = ({ id, name }: Viewer): Person => ({
  ID: id,
  display_name: name,
  user_login: "",
  user_nicename: "",
  user_email: "",
  user_url: "",
  user_registered: "",
  user_status: "0",
  photo: "",
  role: "Admin",
});

export const nameOf = ({ display_name, ID }: Person, viewer: Viewer): string => (ID === viewer.id ? `${display_name} (you)` : display_name);
