import type { BoardJson } from "@/components/board-store/board-data";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { BoardChoices } from "@/lib/modules/on-screen";

type Member = BoardJson["users"][number];

export type PersonInView = Pick<Member, "ID" | "display_name" | "photo"> &
  Partial<Pick<Member, "user_login" | "user_email">>;

/** What views need of a board. One that stands for several boards has the stages, labels, fields and people of all. */
export interface BoardInView extends Pick<
  BoardJson,
  "id" | "title" | "stages" | "labels" | "custom_fields" | "abilities"
> {
  users: readonly PersonInView[];
  settings: BoardChoices;
  /** Of one board. */
  type?: BoardJson["type"];
  /** Of labels that look the same, only the first is in `labels`. This leads from the ids of the others to its id. */
  sameLabels?: ReadonlyMap<number, number>;
}

export interface BoardsInView {
  /** The board of all tasks, or one that stands for all boards. */
  board: BoardInView;
  /** Each of the boards by id; null if there is only one. */
  boards: ReadonlyMap<number, BoardInView> | null;
}

export const boardOf = ({ board, boards }: BoardsInView, { board_id }: Pick<StoredTask, "board_id">): BoardInView =>
  boards?.get(board_id) ?? board;

/** On a board that has just been lost, nothing may be edited. */
export const mayEdit = ({ board, boards }: BoardsInView, { board_id }: Pick<StoredTask, "board_id">): boolean =>
  boards ? boards.get(board_id)?.abilities.edit === true : board.abilities.edit;

/** The id of the label that stands for this one in the view. */
export const shownLabelId = ({ sameLabels }: Pick<BoardInView, "sameLabels">, labelId: number): number =>
  sameLabels?.get(labelId) ?? labelId;
