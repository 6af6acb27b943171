import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import type { InJson } from "@/lib/database/record";
import { Forbidden, Invalid, NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { type MemberColumns, membersAsJson, membersOf } from "@/lib/members/load";
import type { MemberRecord } from "@/lib/members/present";
import { type Calendar, calendarAsJson, type CalendarInJson, calendarOfJson } from "@/lib/users/calendar";
import { finder } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";
import { personAsJson, personOfJson } from "@/lib/users/person-row";
import type { Person } from "@/lib/users/present";

export interface OnMember extends OnBoard {
  member: MemberRecord;
}

/** @throws NotFound for everyone else */
export const memberOnBoard = finder<OnMember>({
  expression: ({ board_id, user_id }) =>
    boardOfCaller(pathId(board_id), membersAsJson(Prisma.sql`m.board_id = b.id AND m.user_id = ${pathId(user_id)}`)),
  result: (value, user) => {
    const { more, ...found } = foundBoard<MemberColumns[] | null>(value, user);
    const [member] = membersOf(more);
    if (!member) throw new NotFound("User");
    return { ...found, member };
  },
});

/** Everyone for admins, otherwise oneself and people on a shared board. Others get the same 403, known or not.
 * @throws Forbidden, or NotFound for admins */
export const colleagueOfPath = finder<{ person: Person }>({
  expression: (params) => colleagueAsJson(params),
  result: (value, user) => ({ person: colleagueOf(JSON.parse(value ?? "null"), user) }),
});

/** The same with the caller's calendar. */
export const colleagueAndCalendar = finder<{ person: Person; calendar: Calendar }>({
  expression: (params) => Prisma.sql`json_build_array(${colleagueAsJson(params)}, ${calendarAsJson})`,
  result: (value, user) => {
    const [person, calendar] = JSON.parse(value ?? "[null, []]") as [InJson<Person> | null, CalendarInJson];
    return { person: colleagueOf(person, user), calendar: calendarOfJson(calendar, user) };
  },
});

const colleagueAsJson = ({ user_id, id }: PathParams) => Prisma.sql`(
    SELECT ${personAsJson} FROM "user" u WHERE u.id = ${pathId(user_id ?? id)} AND (caller.is_admin OR u.id = caller.id OR ${SHARES_BOARD}))`;

function colleagueOf(person: InJson<Person> | null, user: CurrentUser): Person {
  if (person) return personOfJson(person);
  throw user.isAdmin ? new NotFound("User") : new Forbidden();
}

const SHARES_BOARD = Prisma.sql`EXISTS (
  SELECT 1 FROM board_member theirs JOIN board b ON b.id = theirs.board_id JOIN board_member mine ON mine.board_id = b.id AND mine.user_id = caller.id
  WHERE theirs.user_id = u.id AND NOT b.is_template)`;

/** POST managers names nobody, so admins get a hint and others the policy's refusal. @throws Invalid */
export function refuseUnnamedPerson(_params: PathParams, user: CurrentUser) {
  if (user.isAdmin)
    throw new Invalid(
      "This address names no person. Please use /managers/add-users-to-boards to add people to boards, or /managers/add-admins to make them admins.",
    );
  return {};
}
