import "server-only";
import type { User } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { Forbidden, NotFound } from "@/lib/errors";
import { joinBoards } from "@/lib/members/add-to-boards";
import { markMembersChanged } from "@/lib/members/changed";
import { countUse } from "@/lib/rate-limit";
import { insertUser } from "@/lib/users/create";
import type { CurrentUser } from "@/lib/users/current-user";
import type { AddPerson } from "@/lib/users/inputs";
import { makePasswordLink, type PasswordLink } from "@/lib/users/passwords/link";
import { isSiteAdministrator } from "@/lib/users/policy";

export interface AddedPerson {
  person: User;
  link: PasswordLink;
}

/** Creates an account without a password and a link to choose one.
 * @throws Forbidden, NotFound for a board, Refusal 409 for a taken name or address, TooManyRequests */
export async function addPerson({ boardIds, ...columns }: AddPerson, actor: CurrentUser): Promise<AddedPerson> {
  if (columns.role === "administrator" && !isSiteAdministrator(actor))
    throw new Forbidden("Only administrators of the site make others administrators.");

  await countUse("invitation", actor);
  return transaction(async (tx) => {
    if ((await tx.board.count({ where: { id: { in: boardIds }, isTemplate: false } })) < boardIds.length)
      throw new NotFound("Board");
    const person = await insertUser(tx, columns, null);
    const link = await makePasswordLink(tx, person, actor);
    await markMembersChanged(tx, ...(await joinBoards(tx, { userIds: [person.id], boardIds, role: "member" }, actor)));
    return { person, link };
  });
}
