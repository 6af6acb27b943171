import "server-only";
import { db } from "@/lib/db";
import { escapeLike } from "@/lib/text/sql-search";
import type { CurrentUser } from "@/lib/users/current-user";
import { canListUsers } from "@/lib/users/policy";
import type { ViewerContext, Person } from "@/lib/users/present";

/** Managers see an address if the person was invited by it to one of their boards. */
export async function viewerContextOnPerson({ id, email }: Person, user: CurrentUser): Promise<ViewerContext> {
  const viewerContext = { userId: user.id, seesEmails: canListUsers(user), seesInvited: false };
  if (viewerContext.seesEmails || user.id === id) return viewerContext;

  const board = { isTemplate: false, members: { some: { userId: user.id, role: "manager" as const } } };
  const invitedEmail = { equals: escapeLike(email), mode: "insensitive" as const };
  const invited = await db.boardMember.findFirst({ where: { userId: id, invitedEmail, board } });
  return { ...viewerContext, seesEmails: invited !== null };
}
