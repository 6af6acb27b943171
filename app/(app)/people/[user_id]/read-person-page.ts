import "server-only";
import { cache } from "react";
import { findOrNotFound } from "@/app/(app)/find-or-not-found";
import { membershipView } from "@/components/people/view-model";
import type { PersonDetails } from "@/components/people/person-page-props";
import { isSiteAdmin } from "@/lib/boards/policy";
import { colleagueOfPath } from "@/lib/members/find";
import { membershipsOf } from "@/lib/members/memberships";
import { viewerContextOnPerson } from "@/lib/users/person-page/find";
import { readSiteSettings } from "@/lib/settings/site";
import { isPro } from "@/lib/tier";
import { readAccount } from "@/lib/users/find";
import { isDeactivated } from "@/lib/users/active";
import { pageClock } from "@/lib/users/page-clock";
import type { CurrentUser } from "@/lib/users/current-user";
import { canManageOther } from "@/lib/users/policy";
import { emailFor, loginFor, photoOf } from "@/lib/users/present";
import { requireSession } from "@/lib/users/sessions/current";
import { dayOrMomentOf } from "@/lib/dates/when";

/** Cached, as the metadata and the page read it in the same request. */
export const readPersonPage = cache(async (userId: string) => {
  const { user } = await requireSession(`/people/${userId}`);
  const { person } = await findOrNotFound(() => colleagueOfPath({ user_id: userId }, user));
  const [viewerContext, memberships] = await Promise.all([
    viewerContextOnPerson(person, user),
    membershipsOf(person, user),
  ]);

  const canManage = isSiteAdmin(user) && isPro();
  const { id, displayName, role, isServiceAdmin } = person;
  const view = {
    ...{
      id,
      name: displayName,
      login: loginFor(viewerContext, person),
      email: emailFor(viewerContext, person),
      photo: photoOf(person),
    },
    ...{ isAdministrator: role === "administrator", isServiceAdmin, isDeactivated: isDeactivated(person) },
    ...(await accountOf(id, canManage, user)),
  };
  const page = {
    person: view,
    memberships: memberships.map(membershipView),
    isMe: id === user.id,
    canManage,
    canManageAccount: canManage && canManageOther(user, { person }),
  };
  return { user, record: person, page };
});

async function accountOf(
  id: number,
  isVisible: boolean,
  user: CurrentUser,
): Promise<Pick<PersonDetails, "hasPassword" | "lastSeen">> {
  if (!isVisible) return { hasPassword: true };
  const [account, site] = await Promise.all([readAccount(id), readSiteSettings()]);
  return {
    hasPassword: account.hasPassword,
    lastSeen: account.lastSeenAt && dayOrMomentOf(account.lastSeenAt, await pageClock(user, site)),
  };
}
