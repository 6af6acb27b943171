import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Mentionable } from "@/lib/comments/render";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { Forbidden } from "@/lib/errors";
import { isFindable } from "@/lib/members/findable";
import { isActive } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";

interface MentionQuery {
  boardId: number;
  text: string;
  /** Named by the client: members of the board, viewers included, or admins whom the caller can find. */
  requestedIds: number[];
  /** Mentioned before; they may have left the board. */
  knownIds?: number[];
}

/** People of the board whose names may occur in the text, and those named explicitly. @throws Forbidden for others */
export async function mentionable(
  tx: Tx,
  { boardId, text, requestedIds, knownIds = [] }: MentionQuery,
  actor: CurrentUser,
): Promise<Mentionable[]> {
  const namedIds = [...requestedIds, ...knownIds];
  if (namedIds.length === 0 && !text.includes("@")) return [];

  const prefixes = namePrefixes(text);
  const people = await rowsOf<Mentionable>(
    tx,
    Prisma.sql`
    WITH candidate AS (
      SELECT user_id AS id FROM board_member WHERE board_id = ${boardId}
      UNION SELECT u.id FROM "user" u WHERE id = ANY(${knownIds}) OR (id = ANY(${requestedIds}) AND (role = 'administrator' OR is_service_admin) AND ${isFindable(actor)}))
    SELECT u.id, u.login, u.nicename, u.display_name AS "displayName" FROM candidate JOIN "user" u ON u.id = candidate.id
    WHERE (${isActive} OR u.id = ANY(${knownIds})) AND (u.id = ANY(${namedIds}) OR left(lower(u.login), ${LETTERS}) = ANY(${prefixes}) OR left(lower(u.nicename), ${LETTERS}) = ANY(${prefixes}))`,
  );
  if (requestedIds.some((id) => !people.some((person) => person.id === id))) throw new Forbidden();
  return people;
}

/** One statement, since a comment may mention everyone on a large board. Skips people who were deleted meanwhile. */
export async function recordMentions(tx: Tx, commentId: number, userIds: number[]): Promise<void> {
  if (userIds.length === 0) return;
  await sendAlong(
    tx,
    Prisma.sql`INSERT INTO comment_mention (comment_id, user_id) SELECT ${commentId}::int, id FROM "user" WHERE id = ANY(${userIds}) FOR KEY SHARE`,
  );
}

const LETTERS = 3;

/** Prefixes after each `@`, so that a long text is not searched for each person's name. Markdown may escape their signs. */
export function namePrefixes(text: string): string[] {
  const prefixes = new Set<string>();
  for (const [, letters = ""] of text
    .toLowerCase()
    .replaceAll("\\", "")
    .matchAll(/@\u200b?(?=(.{1,3}))/gsu)) {
    for (let length = 1; length <= LETTERS; length += 1) prefixes.add([...letters].slice(0, length).join(""));
  }
  return [...prefixes];
}
