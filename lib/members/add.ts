import "server-only";
import type { Board, BoardMember } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { reader, transaction, type Tx } from "@/lib/db";
import { Conflict, NotFound } from "@/lib/errors";
import { markMembersChanged } from "@/lib/members/changed";
import { findPeople } from "@/lib/members/findable";
import type { AddMember } from "@/lib/members/inputs";
import { loadMember } from "@/lib/members/load";
import type { MemberRecord } from "@/lib/members/present";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

/** @throws NotFound for people whom the caller can't find, Conflict */
export async function addMember(board: Board, { userId, role }: AddMember, actor: CurrentUser): Promise<MemberRecord> {
  await transaction(async (tx) => {
    const [person] = await findPeople(tx, [userId], actor);
    if (!person) throw new NotFound("User");
    if (!(await joinBoard(tx, { boardId: board.id, role }, person, actor))) throw new Conflict("User already a member");

    await markMembersChanged(tx, board.id);
  });
  return loadMember(reader(), board.id, userId);
}

type NamedPerson = Pick<Person, "id" | "displayName">;
type Place = Pick<BoardMember, "boardId" | "role"> & Partial<Pick<BoardMember, "invitedEmail">>;

/** Returns whether this is a new member. */
export async function joinBoard(
  tx: Tx,
  place: Place,
  person: NamedPerson,
  actor: Pick<CurrentUser, "id">,
): Promise<boolean> {
  const { boardId, role } = place;
  const { count } = await tx.boardMember.createMany({ data: { ...place, userId: person.id }, skipDuplicates: true });
  if (count > 0)
    await recordActivity(tx, actor, {
      boardId,
      event: `added ${role}`,
      newValue: person.displayName,
      subjectId: person.id,
      description: "",
    });
  return count > 0;
}
