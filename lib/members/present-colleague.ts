import { canManageBoard, type OnBoard } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import { isoDate } from "@/lib/dates/dates";
import type { BoardOfColleague, Colleague } from "@/lib/members/colleagues";
import { presentMembership, ROLE_FLAGS } from "@/lib/members/present";
import { presentWithBoards } from "@/lib/members/present-site-member";
import { boardPreferences } from "@/lib/notifications/preferences";
import type { CurrentUser } from "@/lib/users/current-user";
import { canListUsers } from "@/lib/users/policy";
import { emailFor, type ViewerContext, isSameAddress, presentPerson } from "@/lib/users/present";

/** Clients expect `all_boards`, which is always null here. */
export function presentColleague(colleague: Colleague, user: CurrentUser) {
  return {
    ...presentPerson(colleague, viewerContextOnColleague(user, colleague)),
    which_boards: colleague.boards.map((each) => ({
      ...presentSharedBoard(each, user),
      pivot: presentMembership(each.membership),
    })),
    all_boards: null,
    is_wpadmin: colleague.role === "administrator",
    is_super: colleague.isServiceAdmin,
  };
}

export const presentColleagueWithRoles = (colleague: Colleague, user: CurrentUser) =>
  presentWithBoards(colleague, {
    email: emailFor(viewerContextOnColleague(user, colleague), colleague),
    memberships: colleague.boards.map(({ board, membership }) => ({ board, role: membership.role })),
    isSuper: colleague.isServiceAdmin,
  });

/** One row per membership, as the reference stores them. */
export const presentDesignations = ({ boards }: Colleague) =>
  boards.map(({ membership }) => ({
    id: membershipId(membership.boardId, membership.userId),
    object_id: membership.boardId,
    object_type: "board_user",
    foreign_id: membership.userId,
    settings: ROLE_FLAGS[membership.role],
    preferences: boardPreferences(membership.preferences),
    created_at: isoDate(membership.createdAt),
    updated_at: isoDate(membership.updatedAt),
  }));

/** Cantor's pairing function, since memberships have no id of their own. */
const membershipId = (one: number, other: number): number => ((one + other) * (one + other + 1)) / 2 + other;

export function presentBoardBesideColleagues(found: OnBoard, user: CurrentUser) {
  const { id, title, meta, isUserOnlyViewer } = presentBoardFor(user, found);
  return { id, title, meta, isUserOnlyViewer };
}

const presentSharedBoard = ({ board, own }: BoardOfColleague, user: CurrentUser) =>
  presentBoardFor(user, { board, membership: own });

/** Managers see an address if the person was invited by it to one of their boards. */
function viewerContextOnColleague(user: CurrentUser, { boards, email }: Colleague): ViewerContext {
  const managed = boards.filter(({ own }) => canManageBoard(user, { membership: own }));
  const isInvited = managed.some(({ membership }) => isSameAddress(membership.invitedEmail ?? "", email));
  return { userId: user.id, seesEmails: canListUsers(user) || isInvited, seesInvited: false };
}
