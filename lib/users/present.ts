import type { User } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { plainDate } from "@/lib/dates/dates";

export const asPerson = {
  select: {
    id: true,
    login: true,
    nicename: true,
    email: true,
    url: true,
    displayName: true,
    photoKey: true,
    role: true,
    isServiceAdmin: true,
    deactivatedAt: true,
    createdAt: true,
  },
} as const;

export type Person = Pick<User, keyof typeof asPerson.select> & {
  /** On the board where the person is shown; absent outside of boards. */
  invitedEmail?: string | null;
};

/** Who sees a record: e-mail addresses are for people who may list users, or know them from an invitation. */
export interface ViewerContext {
  userId: number;
  seesEmails: boolean;
  /** Manages the board, and so knows the addresses of its invitations. */
  seesInvited: boolean;
  /** May edit the board, and so knows the addresses that guests gave. */
  seesGuests?: boolean;
}

export type PersonJson = ReturnType<typeof presentPerson>;

export function presentPerson(person: Person, viewerContext: ViewerContext) {
  return {
    ID: person.id,
    user_login: loginFor(viewerContext, person),
    user_nicename: person.nicename,
    user_email: emailFor(viewerContext, person),
    user_url: person.url,
    user_registered: plainDate(person.createdAt),
    user_status: person.deactivatedAt ? ("1" as const) : ("0" as const),
    display_name: person.displayName,
    photo: photoOf(person),
  };
}

export function presentMember<Role extends string>(person: Person, role: Role, viewerContext: ViewerContext) {
  return {
    ID: person.id,
    display_name: person.displayName,
    user_login: loginFor(viewerContext, person),
    email: emailFor(viewerContext, person),
    photo: photoOf(person),
    role,
    is_super: person.isServiceAdmin,
    is_wpadmin: person.role === "administrator",
  };
}

export const photoOf = ({ photoKey }: Pick<Person, "photoKey">): string => `${env().BOARDS_URL}/photos/${photoKey}`;

export const emailFor = (viewerContext: ViewerContext, person: HasEmail): string =>
  canSeeEmail(viewerContext, person) ? person.email : maskedEmail(person.email);

/** A login that is an e-mail address is private, so others see the nicename, which mentions accept, too. */
export const loginFor = (viewerContext: ViewerContext, person: HasEmail & Pick<Person, "login" | "nicename">): string =>
  person.login.includes("@") && !canSeeEmail(viewerContext, person) ? person.nicename : person.login;

export type HasEmail = Pick<Person, "id" | "email" | "invitedEmail">;

/** An invitation reveals the address that it was sent to, not a later one. */
export const canSeeEmail = (viewerContext: ViewerContext, { id, email, invitedEmail }: HasEmail): boolean =>
  viewerContext.seesEmails ||
  viewerContext.userId === id ||
  (viewerContext.seesInvited && isSameAddress(invitedEmail ?? "", email));

export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

export const presentPersonInShort = (person: Pick<Person, "id" | "displayName" | "photoKey">) => ({
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
