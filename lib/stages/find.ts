import "server-only";
import { Prisma, type Stage } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { type InJson, recordAsJson, withPosition, withTimes } from "@/lib/database/record";
import { NotFound } from "@/lib/errors";
import { pathId } from "@/lib/http/request/params";
import { finder } from "@/lib/users/caller-read";

export interface OnStage extends OnBoard {
  stage: Stage;
}

type StageInRow = Omit<Stage, "position"> & { position: number };

const stageAsJson = recordAsJson(Prisma.StageScalarFieldEnum, "s");
const withStageTimes = withTimes<StageInRow>(Prisma.StageScalarFieldEnum);

/** The stage of a task, or of a subtask's parent. @throws NotFound for a task that the caller may not see */
export const stageIdOfTask = finder<{ stageId: number }>({
  expression: ({ task_id }) => Prisma.sql`(
    SELECT coalesce(t.stage_id, p.stage_id) FROM task t LEFT JOIN task p ON p.id = t.parent_id
    WHERE t.id = ${pathId(task_id)} AND (caller.is_admin OR EXISTS (SELECT FROM board_member m WHERE m.board_id = t.board_id AND m.user_id = caller.id)))`,
  result: (value) => {
    if (value === null) throw new NotFound("Task");
    return { stageId: Number(value) };
  },
});

export const stageOnBoard = finder<OnStage>({
  expression: ({ board_id, stage_id }) =>
    boardOfCaller(
      pathId(board_id),
      Prisma.sql`(SELECT ${stageAsJson} FROM stage s WHERE s.id = ${pathId(stage_id)} AND s.board_id = b.id)`,
    ),
  result: (value, user) => {
    const { more, ...found } = foundBoard<InJson<StageInRow> | null>(value, user);
    if (!more) throw new NotFound("Stage");
    return { ...found, stage: withPosition(withStageTimes(more)) };
  },
});
