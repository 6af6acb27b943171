import type { createFormatter } from "use-intl/core";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Translate } from "@/lib/i18n/translate";

type BoardAccess = Pick<BoardJson, "users" | "isUserOnlyViewer" | "archived_at">;

const IS_MANAGER: Readonly<Record<BoardAccess["users"][number]["role"], boolean>> = {
  Admin: true,
  Member: false,
  Viewer: false,
};

export const managersOf = ({ users }: Pick<BoardAccess, "users">) => users.filter(({ role }) => IS_MANAGER[role]);

const MOST = 3;

/** Null for people who may change the board. */
export function whyReadOnly(
  board: BoardAccess,
  t: Translate<"board.readOnly">,
  { list }: Pick<ReturnType<typeof createFormatter>, "list">,
): string | null {
  if (board.archived_at !== null) return t("archived");
  if (!board.isUserOnlyViewer) return null;

  const managers = managersOf(board).map(({ display_name }) => display_name);
  if (managers.length === 0) return t("viewerWithoutManagers");
  const named = managers.length > MOST ? [...managers.slice(0, MOST), t("anotherManager")] : managers;
  return t("viewer", { names: list(named, { type: "disjunction" }) });
}
