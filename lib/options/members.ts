import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { boardOfCaller } from "@/lib/boards/find";
import { onBoardOfJson } from "@/lib/boards/read/row";
import type { InJson } from "@/lib/database/record";
import { NotFound } from "@/lib/errors";
import { byName } from "@/lib/members/list";
import type { ReadMemberOptions } from "@/lib/options/inputs";
import { isActive } from "@/lib/users/active";
import { readFor } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";
import { personAsJson, personOfJson } from "@/lib/users/person-row";
import type { Person } from "@/lib/users/present";

/** The people of a board and the site administrators, by name. @throws NotFound for a board that the caller may not see */
export const memberOptions = ({ boardId }: ReadMemberOptions, user: CurrentUser): Promise<Person[]> =>
  readFor(user, {
    expression: () => boardOfCaller(boardId, PEOPLE),
    result: (value) => {
      if (value === null) throw new NotFound("Board");
      const { more } = onBoardOfJson<InJson<Person>[] | null>(value);
      return (more ?? []).map(personOfJson).sort(byName);
    },
  });

/** On `board b`. */
const PEOPLE = Prisma.sql`(
    SELECT json_agg(${personAsJson}) FROM "user" u
    WHERE EXISTS (SELECT FROM board_member o WHERE o.board_id = b.id AND o.user_id = u.id) OR (u.role = 'administrator' AND ${isActive}))`;
