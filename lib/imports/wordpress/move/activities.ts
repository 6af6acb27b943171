import "server-only";
import { DocumentActivity } from "@/lib/board-document/activity";
import { References } from "@/lib/imports/references";
import { convertedActivities } from "@/lib/imports/wordpress/convert/activities";
import { moveRows, type RowsToMove } from "@/lib/imports/wordpress/move/cursor";
import type { Move, MovedBoard } from "@/lib/imports/wordpress/move/move";
import { withoutFiles, writing } from "@/lib/imports/wordpress/move/writing";
import { writeActivities } from "@/lib/imports/write/activities";

const ofBoard = ({ source }: MovedBoard): RowsToMove => ({
  ...{ kind: "last_activity", source, parameters: [Number(source)] },
  sql: "SELECT * FROM {activities} WHERE object_type = 'board_activity' AND object_id = ?",
});

/** Those of tasks come with their tasks. */
export const moveBoardActivities = (move: Move, moved: MovedBoard): Promise<void> =>
  moveRows(move, ofBoard(moved), async (tx, rows) => {
    const { context, report, commit } = writing(
      move,
      withoutFiles(await References.load(tx, move.session.id), move.keepsIds),
    );
    const planned = convertedActivities(rows).map((row) => ({ activity: DocumentActivity.parse(row), taskId: null }));
    await writeActivities(tx, moved.board.id, planned, context);
    report.count("activities", rows.length);
    return commit;
  });
