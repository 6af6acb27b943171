import type { User } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { plainDate } from "@/lib/dates/dates";

/** What a query must load for any shape of a person. */
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
  /** On the board where the person is shown; absent where no board is looked at. */
  invitedEmail?: string | null;
};

/** Through whose eyes a record is shown: others' e-mail addresses are for who may list users, or knows them from an invitation. */
export interface ViewerContext {
  userId: number;
  seesEmails: boolean;
  /** Manages the board: an address that was typed there to invite somebody is no secret. */
  seesInvited: boolean;
}

export type PersonJson = ReturnType<typeof presentPerson>;

/** The nine keys of a user record. */
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

/** A member view: `email` instead of `user_email`, with the site-wide roles. */
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

/** A public address with a random key; initials when there is no picture. */
export const photoOf = ({ photoKey }: Pick<Person, "photoKey">): string => `${env().BOARDS_URL}/photos/${photoKey}`;

export const emailFor = (viewerContext: ViewerContext, person: HasEmail): string =>
  canSeeEmail(viewerContext, person) ? person.email : maskedEmail(person.email);

/** A login that is an e-mail address is as private as one: others read the nicename, by which mentions find the person, too. */
export const loginFor = (
  viewerContext: ViewerContext,
  person: HasEmail & Pick<Person, "login" | "nicename">,
): string => (person.login.includes("@") && !canSeeEmail(viewerContext, person) ? person.nicename : person.login);

export type HasEmail = Pick<Person, "id" | "email" | "invitedEmail">;

/** Who has another address by now is known by the old one only. */
export const canSeeEmail = (viewerContext: ViewerContext, { id, email, invitedEmail }: HasEmail): boolean =>
  viewerContext.seesEmails ||
  viewerContext.userId === id ||
  (viewerContext.seesInvited && isSameAddress(invitedEmail ?? "", email));

export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** `jane@example.com` as `j***@example.com`. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
