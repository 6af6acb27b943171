import { api } from "@/lib/api";

export interface FoundPerson {
  ID: number;
  display_name: string;
  user_email: string;
  photo: string;
}

/** Returns at most 50 people. */
export const findPeople = (name: string): Promise<FoundPerson[]> =>
  api<FoundPerson[]>("GET", `/boards/v2/search-boards-users?searchInput=${encodeURIComponent(name)}`);

export function noPeopleMessage(isAnswered: boolean, hasFailed: boolean): string {
  if (hasFailed) return "Nobody could be looked for";
  return isAnswered ? "Nobody else was found" : "Looking for people…";
}
