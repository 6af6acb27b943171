import "server-only";
import type { BoardRows } from "@/lib/imports/wordpress/convert/board";
import type { Row, WordPressDatabase } from "@/lib/imports/wordpress/read/database";

const BOARD_TYPES = ["to-do", "roadmap"];

export const boardPages = (wordpress: WordPressDatabase): AsyncGenerator<Row[]> =>
  wordpress.pages(50, "SELECT * FROM {boards} WHERE type IN (?) AND id > ?", BOARD_TYPES);

export async function readBoardRows(wordpress: WordPressDatabase, board: Row): Promise<BoardRows> {
  const id = Number(board.id);
  return {
    board,
    metas: await wordpress.rows("SELECT * FROM {metas} WHERE object_type = 'board' AND object_id = ? ORDER BY id", id),
    terms: await wordpress.rows("SELECT * FROM {board_terms} WHERE board_id = ? ORDER BY id", id),
    members: await wordpress.rows(
      "SELECT * FROM {relations} WHERE object_type = 'board_user' AND object_id = ? ORDER BY id",
      id,
    ),
    attachments: await wordpress.rows(
      "SELECT * FROM {attachments} WHERE object_type IN ('BOARD', 'board_background_image') AND object_id = ? ORDER BY id",
      id,
    ),
    // The type is the name of the plugin's class.
    folders: await wordpress.rows(
      "SELECT * FROM {relations} WHERE object_type LIKE '%folder' AND foreign_id = ? ORDER BY id",
      id,
    ),
  };
}

const TOP = "board_id = ? AND coalesce(parent_id, 0) = 0 AND type IN ('task', 'roadmap')";

/** Those that are not subtasks. */
export const taskPages = (wordpress: WordPressDatabase, board: string, size: number): AsyncGenerator<Row[]> =>
  wordpress.pages(size, `SELECT * FROM {tasks} WHERE ${TOP} AND id > ?`, board);

export const countTopTasks = (wordpress: WordPressDatabase, board: string): Promise<number> =>
  wordpress.count(`SELECT count(*) FROM {tasks} WHERE ${TOP}`, board);
