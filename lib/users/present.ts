import type { User } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { plainDate } from "@/lib/dates";

/** What a query must load for any shape of a person. */
export const asPerson = {
  select: { id: true, login: true, nicename: true, email: true, url: true, displayName: true, photoKey: true, role: true, isServiceAdmin: true, createdAt: true },
} as const;

export type Person = Pick<User, keyof typeof asPerson.select>;

/** Through whose eyes a record is shown: other people's addresses are for admins and for managers of a shared board. */
export interface Eyes {
  userId: number;
  seesEmails: boolean;
}

export type PersonJson = ReturnType<typeof presentPerson>;

/** The nine keys of a user record. */
export function presentPerson(person: Person, eyes: Eyes) {
  return {
    ID: person.id,
    user_login: person.login,
    user_nicename: person.nicename,
    user_email: emailFor(eyes, person),
    user_url: person.url,
    user_registered: plainDate(person.createdAt),
    user_status: "0",
    display_name: person.displayName,
    photo: photoOf(person),
  };
}

/** A member view: `email` instead of `user_email`, with the site-wide roles. */
export function presentMember<Role extends string>(person: Person, role: Role, eyes: Eyes) {
  return {
    ID: person.id,
    display_name: person.displayName,
    user_login: person.login,
    email: emailFor(eyes, person),
    photo: photoOf(person),
    role,
    is_super: person.isServiceAdmin,
    is_wpadmin: person.role === "administrator",
  };
}

/** A public address with a random key; initials when there is no picture. */
export const photoOf = ({ photoKey }: Pick<Person, "photoKey">): string => `${env().BOARDS_URL}/photos/${photoKey}`;

export const emailFor = (eyes: Eyes, { id, email }: Pick<Person, "id" | "email">): string => (eyes.seesEmails || eyes.userId === id ? email : maskedEmail(email));

/** `jane@example.com` as `j***@example.com`. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
