import type { BoardJson } from "@/components/board-store/board-data";
import type { Translate } from "@/lib/i18n/translate";
import type { Viewer } from "@/lib/boards/abilities";

export interface Person {
  ID: number;
  display_name: string;
  photo: string;
  user_email?: string;
}

/** Deactivated people stay visible where they are, but can't be chosen or mentioned. */
export const activeOf = <Each extends { user_status: string }>(users: readonly Each[]): Each[] =>
  users.filter(({ user_status }) => user_status === "0");

/** Members of the board and an administrator who views it; the viewer comes first. */
export function peopleOn({ users }: BoardJson, viewer: Viewer): Person[] {
  const active = activeOf(users);
  const otherMembers = active.filter(({ ID }) => ID !== viewer.id);
  const isMember = otherMembers.length < active.length;
  return isMember || viewer.isAdmin
    ? [{ ID: viewer.id, display_name: viewer.name, photo: viewer.photo }, ...otherMembers]
    : otherMembers;
}

export const nameOf = ({ display_name, ID }: Person, viewer: Viewer, t: Translate<"task.properties.people">): string =>
  ID === viewer.id ? t("you", { name: display_name }) : display_name;
