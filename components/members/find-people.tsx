import type { Search } from "@/components/ui/pickers/search-picker";
import { PersonAvatar } from "@/components/ui/lists/avatars";
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

export const peopleSearch: Search<FoundPerson> = {
  label: "People",
  find: findPeople,
  choiceOf: ({ ID, display_name, user_email, photo }) => ({
    value: ID,
    text: display_name,
    hint: user_email,
    icon: <PersonAvatar id={ID} name={display_name} photo={photo} />,
  }),
  emptyMessage: noPeopleMessage,
};
