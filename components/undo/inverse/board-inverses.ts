import type { BoardPropertyEdit } from "@/components/board-store/edits";
import { type Change, type InversesOf, isSame } from "@/components/undo/inverse/inverse";

export const BOARD_INVERSES: InversesOf<BoardPropertyEdit> = {
  "rename-board": ({ title }, before) => {
    const former = before.board()?.title;
    const change: Change = { key: "renamed", title: former, to: title };
    if (former === undefined) return { change, reason: "unknown" };
    if (former === title) return null;
    return {
      change,
      what: "title",
      takeBack: () => [{ kind: "rename-board", title: former, expected: title }],
      hasChanged: (now) => now.board() !== undefined && now.board()?.title !== title,
    };
  },
  "describe-board": ({ title, description, from }) => ({
    change: { key: "changed", title, what: "description" },
    what: "description",
    takeBack: (now, answer) => [
      {
        kind: "describe-board",
        title: now.board()?.title ?? title,
        description: from ?? "",
        from: answer?.board && "description" in answer.board ? answer.board.description : description,
      },
    ],
  }),
  "pin-board": ({ isPinned }, before) =>
    before.board()?.is_pinned === isPinned
      ? null
      : {
          change: { key: isPinned ? "starred" : "unstarred", title: before.board()?.title },
          what: "star",
          takeBack: () => [{ kind: "pin-board", isPinned: !isPinned }],
        },
  "paint-board": ({ background }, before) => {
    const board = before.board();
    const change: Change = { key: "changed", title: board?.title, what: "background" };
    if (!board) return { change, reason: "unknown" };
    const { background: former } = board;
    if (former.id === background.id) return null;
    if (typeof former.id === "number") return { change, reason: "picture" };
    return {
      change,
      what: "background",
      takeBack: () => [{ kind: "paint-board", background: former }],
      hasChanged: (now) => {
        const known = now.board()?.background.id;
        return known !== undefined && !isSame(known, background.id);
      },
    };
  },
};
