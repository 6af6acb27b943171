import { Prisma } from "@/generated/prisma/client";
import type { OptionSearch } from "@/lib/options/inputs";
import { likePattern } from "@/lib/text/sql-search";

/** Options that match the search, and those that are chosen already, which come first. */
export const optionsIn = (
  id: Prisma.Sql,
  matches: (pattern: string) => Prisma.Sql,
  { search, values }: OptionSearch,
) => {
  const isChosen = Prisma.sql`${id} = ANY(${values}::int[])`;
  return { where: Prisma.sql`(${matches(likePattern(search))} OR ${isChosen})`, first: Prisma.sql`${isChosen} DESC` };
};
