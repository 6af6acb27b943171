import { Prisma } from "@/generated/prisma/client";
import { DELETED_USER } from "@/lib/users/nobody";

/** Who is shown as the author of an idea or comment. Never with an email address. */
export interface IdeaAuthor {
  name: string;
  photoKey: string;
  /** Null for guests and deleted accounts. */
  userId: number | null;
}

/** The authors of a statement's rows, from their account `u` or from the name that a guest gave. */
export const authorAsJson = (guestName: Prisma.Sql): Prisma.Sql => Prisma.sql`
  json_build_object('name', coalesce(u.display_name, nullif(${guestName}, ''), ${DELETED_USER.display_name}::text), 'photoKey', coalesce(u.photo_key, ${NO_PHOTO}::text), 'userId', u.id)`;

const NO_PHOTO = "deleted";

/** Deleted accounts have no id either. */
export const isGuest = ({ userId, name }: IdeaAuthor): boolean => userId === null && name !== DELETED_USER.display_name;
