import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { db, rowsOf } from "@/lib/db";
import { isFindable } from "@/lib/members/findable";
import {
  asValue,
  knownSuggestions,
  MOST_SUGGESTIONS,
  namesWanted,
  type Suggestion,
  suggestionOf,
  unfinishedAt,
} from "@/lib/search/complete";
import type { SuggestSearch } from "@/lib/search/inputs";
import type { NamedQualifier } from "@/lib/search/qualifiers";
import { escapeLike } from "@/lib/text/sql-search";
import type { CurrentUser } from "@/lib/users/current-user";

/** What the caller could mean by the word at the cursor; of names only those that they can see elsewhere. */
export async function suggestSearch({ query, at }: SuggestSearch, user: CurrentUser): Promise<Suggestion[]> {
  const unfinished = unfinishedAt(query, Math.min(at ?? query.length, query.length));
  const name = namesWanted(unfinished);
  if (!name) return knownSuggestions(unfinished).slice(0, MOST_SUGGESTIONS);

  const names = await rowsOf<{ name: string; value: string }>(db, NAMES[name](unfinished.typed, user));
  const fixed = FIXED[name].filter((word) => word.startsWith(unfinished.typed.toLowerCase()));
  return [
    ...fixed.map((word) => suggestionOf(unfinished, word, word)),
    ...names.map((each) => suggestionOf(unfinished, asValue(each.value), each.name)),
  ].slice(0, MOST_SUGGESTIONS);
}

const FIXED: Record<NamedQualifier, string[]> = { label: ["none"], assignee: ["me", "none"], board: [], stage: [] };

const NAMES: Record<NamedQualifier, (typed: string, user: CurrentUser) => Prisma.Sql> = {
  label: (typed, user) => titles(Prisma.sql`label o`, typed, user),
  stage: (typed, user) => titles(Prisma.sql`stage o`, typed, user, Prisma.sql`o.archived_at IS NULL`),
  board: (typed, user) => Prisma.sql`
    SELECT b.title AS name, b.title AS value FROM board b WHERE b.archived_at IS NULL AND ${isVisibleBoard(user)} AND ${begins(Prisma.sql`b.title`, typed)}
    ORDER BY b.updated_at DESC, b.id DESC LIMIT ${MOST_SUGGESTIONS}`,
  assignee: (typed, user) => Prisma.sql`
    SELECT u.display_name AS name, '@' || CASE WHEN strpos(u.login, '@') = 0 THEN u.login ELSE u.nicename END AS value FROM "user" u
    WHERE (${begins(Prisma.sql`u.display_name`, typed)} OR lower(u.nicename) LIKE ${likeBeginning(typed)}) AND ${isFindable(user)}
    ORDER BY lower(u.display_name), u.id LIMIT ${MOST_SUGGESTIONS}`,
};

/** Titles that several boards have appear once, and the most common ones first. */
const titles = (
  things: Prisma.Sql,
  typed: string,
  user: CurrentUser,
  where = Prisma.sql`true`,
): Prisma.Sql => Prisma.sql`
    SELECT min(o.title) AS name, min(o.title) AS value FROM ${things} JOIN board b ON b.id = o.board_id
    WHERE b.archived_at IS NULL AND ${isVisibleBoard(user)} AND ${where} AND o.title <> '' AND ${begins(Prisma.sql`o.title`, typed)}
    GROUP BY search_fold(o.title) ORDER BY count(*) DESC, min(lower(o.title)) LIMIT ${MOST_SUGGESTIONS}`;

/** One of its words begins like this; everything does if nothing is typed yet. */
const begins = (title: Prisma.Sql, typed: string): Prisma.Sql =>
  typed.replace(/^@/, "").trim() === ""
    ? Prisma.sql`true`
    : Prisma.sql`' ' || search_fold(${title}) LIKE '% ' || (SELECT nullif(search_fold(${typed}), '')) || '%'`;

const likeBeginning = (typed: string): string => `${escapeLike(typed.replace(/^@/, "").toLowerCase())}%`;
