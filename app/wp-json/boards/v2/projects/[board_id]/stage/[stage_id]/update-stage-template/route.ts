import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { stageOnBoard } from "@/lib/stages/find";
import { presentStage } from "@/lib/stages/present";
import { flipStageTemplate } from "@/lib/templates/stages";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: stageOnBoard,
    allow: inPro(canEditBoard),
    run: ({ stage, user }) => flipStageTemplate(stage, user),
    reply: (stage) => ({ stage: presentStage(stage), message: "Stage updated successfully" }),
  }),
});
