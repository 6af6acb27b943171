import type { BoardJson } from "@/components/board-store/board-data";

type BoardAccess = Pick<BoardJson, "users" | "isUserOnlyViewer" | "archived_at">;

export const managersOf = ({ users }: Pick<BoardAccess, "users">) => users.filter(({ role }) => role === "Admin");

const MOST = 3;

/** Null for people who may change the board. */
export function whyReadOnly(board: BoardAccess): string | null {
  if (board.archived_at !== null) return "This board is archived and can't be changed.";
  return board.isUserOnlyViewer
    ? `You can only view this board. ${howToBecomeMember(managersOf(board).map(({ display_name }) => display_name))}`
    : null;
}

function howToBecomeMember(managers: readonly string[]): string {
  if (managers.length === 0) return "A site administrator can make you a member.";
  const named = managers.length > MOST ? [...managers.slice(0, MOST), "another manager"] : managers;
  return `${new Intl.ListFormat("en", { type: "disjunction" }).format(named)} can make you a member.`;
}
