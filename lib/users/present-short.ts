import { type ViewerContext, loginFor, type Person, photoOf } from "@/lib/users/present";

export const presentArchiver = (person: Pick<Person, "id" | "displayName" | "photoKey">) => ({
  ID: person.id,
  display_name: person.displayName,
  photo: photoOf(person),
});

export const presentActorInShort = (person: Person, viewerContext: ViewerContext) => ({
  ID: person.id,
  user_login: loginFor(viewerContext, person),
  display_name: person.displayName,
  photo: photoOf(person),
});

export const DELETED_USER = { ID: 0, display_name: "Deleted user" } as const;
