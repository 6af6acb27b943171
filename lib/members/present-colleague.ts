import { canManageBoard, isOnlyViewer } from "@/lib/boards/policy";
import { presentBoard } from "@/lib/boards/present";
import type { SeenBoard } from "@/lib/boards/seen";
import type { BoardOfColleague, Colleague } from "@/lib/members/colleagues";
import { presentMembership, ROLE_FLAGS, ROLE_NAMES } from "@/lib/members/present";
import type { CurrentUser } from "@/lib/users/current-user";
import { emailFor, type Eyes, photoOf, presentPerson } from "@/lib/users/present";

/** Somebody found by name, with the boards on which the caller is, too; `all_boards` has no meaning here and is always null. */
export function presentColleague(colleague: Colleague, user: CurrentUser) {
  return {
    ...presentPerson(colleague, eyesOnColleague(user, colleague)),
    which_boards: colleague.boards.map((each) => ({ ...presentSharedBoard(each, user), pivot: presentMembership(each.membership) })),
    all_boards: null,
    is_wpadmin: colleague.role === "administrator",
    is_super: colleague.isServiceAdmin,
  };
}

/** Somebody with what he is on each board. */
export function presentColleagueWithRoles(colleague: Colleague, user: CurrentUser) {
  return {
    ID: colleague.id,
    display_name: colleague.displayName,
    photo: photoOf(colleague),
    email: emailFor(eyesOnColleague(user, colleague), colleague),
    boards: colleague.boards.map(({ board, membership }) => ({ id: board.id, title: board.title, role: ROLE_NAMES[membership.role] })),
    is_super: colleague.isServiceAdmin,
    is_wpadmin: colleague.role === "administrator",
  };
}

/** What somebody is on each board, a row each, as the reference kept them. */
export const presentDesignations = ({ boards }: Colleague) =>
  boards.map(({ membership: { boardId, userId, role } }) => ({ id: pairNumber(boardId, userId), object_id: boardId, object_type: "board_user", foreign_id: userId, settings: ROLE_FLAGS[role] }));

/** A membership has no number of its own: another one for every pair, always the same for this one. */
const pairNumber = (one: number, other: number): number => ((one + other) * (one + other + 1)) / 2 + other;

export function presentSeenBoard({ board, membership }: SeenBoard, user: CurrentUser) {
  const { id, title, meta, isUserOnlyViewer } = presentBoard(board, isOnlyViewer(user, { membership }));
  return { id, title, meta, isUserOnlyViewer };
}

const presentSharedBoard = ({ board, own }: BoardOfColleague, user: CurrentUser) => presentBoard(board, isOnlyViewer(user, { membership: own }));

/** Admins see everybody's e-mail address, managers of any board that he is on, too. */
const eyesOnColleague = (user: CurrentUser, { boards }: Colleague): Eyes => ({ userId: user.id, seesEmails: user.isAdmin || boards.some(({ own }) => canManageBoard(user, { membership: own })) });
