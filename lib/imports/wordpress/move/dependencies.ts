import "server-only";
import { References } from "@/lib/imports/references";
import { moveRows, type RowsToMove } from "@/lib/imports/wordpress/move/cursor";
import type { Move, MovedBoard } from "@/lib/imports/wordpress/move/move";
import { withoutFiles, writing } from "@/lib/imports/wordpress/move/writing";
import { writeLinks } from "@/lib/imports/write/links";

const ofBoard = ({ source }: MovedBoard): RowsToMove => ({
  ...{ kind: "last_dependency", source, parameters: [Number(source)] },
  sql: "SELECT * FROM {relations} WHERE object_type = 'task_dependency' AND foreign_id IN (SELECT id FROM {tasks} WHERE board_id = ?)",
});

/** Which tasks wait for others, once all are here. */
export const moveDependencies = (move: Move, moved: MovedBoard): Promise<void> =>
  moveRows(move, ofBoard(moved), async (tx, rows) => {
    const dependencies = rows.map(({ object_id, foreign_id }) => ({
      predecessor: object_id ?? "",
      successor: foreign_id ?? "",
    }));
    const sources = dependencies.flatMap(({ predecessor, successor }) => [predecessor, successor]);
    const ids = await References.load(tx, move.session.id, sources);
    const { context, commit } = writing(move, withoutFiles(ids, move.keepsIds));
    await writeLinks(tx, moved.board, { dependencies, merged: [] }, context);
    return commit;
  });
