import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Mentionable } from "@/lib/comments/render";
import { rowsOf, type Tx } from "@/lib/db";
import type { Person } from "@/lib/users/forget-mentions/names";

/** Of the user `u`. */
export const asMentionable = Prisma.sql`json_build_object('id', u.id, 'login', u.login, 'nicename', u.nicename, 'displayName', u.display_name)`;

const namesOf = ({ login, nicename, displayName }: Person) =>
  [login, nicename, displayName].map((name) => name.replaceAll("\\", "")).filter((name) => name !== "");

/** The person and all with a name that begins with one of the person's: a text that names one may name another. */
export const namesakesOf = (tx: Tx, person: Person): Promise<Mentionable[]> =>
  rowsOf<Mentionable>(
    tx,
    Prisma.sql`
    SELECT u.id, u.login, u.nicename, u.display_name AS "displayName" FROM "user" u
    WHERE u.id = ${person.id} OR EXISTS (SELECT FROM unnest(${namesOf(person)}::text[]) n, unnest(ARRAY[u.login, u.nicename, u.display_name]) own WHERE starts_with(lower(own), lower(n)))`,
  );

const INVISIBLE_OR_ESCAPING = "\u200b\\";

/** Whether a text may name the person after an `@`, as typed or as shown. */
export const mayMention = (text: Prisma.Sql, person: Person): Prisma.Sql => Prisma.sql`
  (${text} LIKE '%@%' AND EXISTS (SELECT FROM unnest(${namesOf(person)}::text[]) n WHERE strpos(translate(lower(${text}), ${INVISIBLE_OR_ESCAPING}, ''), '@' || lower(n)) > 0))`;
