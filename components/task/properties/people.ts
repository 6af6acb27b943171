import type { BoardJson } from "@/components/board/board-data";
import type { Viewer } from "@/lib/boards/may";

export interface Person {
  ID: number;
  display_name: string;
  photo: string;
  user_email?: string;
}

/** Who can be put on a task of this board: its members, and administrators themselves. The viewer is the first. */
export function peopleOn({ users }: BoardJson, viewer: Viewer): Person[] {
  const others = users.filter(({ ID }) => ID !== viewer.id);
  const isMember = others.length < users.length;
  return isMember || viewer.isAdmin ? [{ ID: viewer.id, display_name: viewer.name, photo: viewer.photo }, ...others] : others;
}

export const nameOf = ({ display_name, ID }: Person, viewer: Viewer): string => (ID === viewer.id ? `${display_name} (you)` : display_name);
