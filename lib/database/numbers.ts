import { Prisma } from "@/generated/prisma/client";

/** Rows as one text of their numbers: a JSON of as many arrays takes several times as long. None of the columns may be null. */
export const asNumbers = (columns: readonly Prisma.Sql[]): Prisma.Sql =>
  Prisma.sql`string_agg(concat_ws(',', ${Prisma.join([...columns])}), ',')`;

/** All numbers of all rows. */
export const numbersIn = (text: string | null): number[] =>
  text === null || text === "" ? [] : text.split(",").map(Number);

/** Milliseconds since 1970. */
export const msOf = (at: Prisma.Sql): Prisma.Sql => Prisma.sql`(date_part('epoch', ${at}) * 1000)::int8`;
