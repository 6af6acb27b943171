import "server-only";
import { cache } from "react";
import { foundOrNot } from "@/app/(app)/found-or-not";
import { listedMembership } from "@/components/people/listed";
import { isSiteAdmin } from "@/lib/boards/policy";
import { colleagueOfPath } from "@/lib/members/find";
import { membershipsOf } from "@/lib/members/memberships";
import { eyesOnPerson } from "@/lib/people/find";
import { isPro } from "@/lib/tier";
import { emailFor, loginFor, photoOf } from "@/lib/users/present";
import { requireSession } from "@/lib/users/sessions/current";

/** What the page of a person starts with; read once a request. */
export const personOnScreen = cache(async (userId: string) => {
  const { user } = await requireSession(`/people/${userId}`);
  const { person } = await foundOrNot(() => colleagueOfPath({ user_id: userId }, user));
  const [eyes, memberships] = await Promise.all([eyesOnPerson(person, user), membershipsOf(person, user)]);

  const { id, displayName, role, isServiceAdmin } = person;
  const shown = { id, name: displayName, login: loginFor(eyes, person), email: emailFor(eyes, person), photo: photoOf(person), isAdministrator: role === "administrator", isServiceAdmin };
  return { user, record: person, page: { person: shown, memberships: memberships.map(listedMembership), isMe: id === user.id, canManage: isSiteAdmin(user) && isPro() } };
});
