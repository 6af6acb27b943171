import type { BoardOnServer } from "@/components/testing/board";
import { aStage } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import type { StageJson } from "@/lib/stages/present";

/** Stages of a board on the fake server. */
export function answerForStages({ path, stages, board }: BoardOnServer) {
  function put(id: unknown, change: Partial<StageJson>): StageJson {
    const stage = stages.get(Number(id));
    if (!stage) throw new Error(`There is no stage ${String(id)}.`);
    const changed = { ...stage, ...change };
    stages.set(stage.id, changed);
    return changed;
  }

  server.answer(`POST ${path}/stage-create`, ({ body }) => {
    const stage = aStage(body.title, { board_id: board.id });
    stages.set(stage.id, stage);
    return { updatedStages: [stage] };
  });
  server.answer(`PUT ${path}/update-stage/{stage}`, ({ params, body: { stage, settings } }) => ({
    stages: [put(params.stage, stage ? { title: stage.title, bg_color: stage.cover_bg || null } : { settings })],
  }));
  server.answer(`PUT /boards-app/v1/boards/${board.id}/stages/{stage}/limit`, ({ params, body }) => {
    const settings = stages.get(Number(params.stage))?.settings;
    return {
      stage: put(params.stage, {
        settings: { default_task_status: "open", ...settings, wip_limit: body.limit ?? undefined },
      }),
    };
  });
  server.answer(`PUT ${path}/re-position-stages`, ({ body }) => ({
    updatedStages: (body.list as number[]).map((id, at) => put(id, { position: `${at + 1}.00` })),
  }));
  server.answer(`PUT ${path}/archive-stage/{stage}`, ({ params }) => ({
    updatedStage: put(params.stage, { archived_at: "2026-11-20 08:00:00" }),
  }));
  server.answer(`PUT ${path}/restore-stage/{stage}`, ({ params }) => ({
    updatedStage: put(params.stage, { archived_at: null }),
  }));
}
