import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { stageOnBoard } from "@/lib/stages/find";
import { LimitStage } from "@/lib/stages/inputs";
import { limitStage } from "@/lib/stages/limit";
import { presentStage } from "@/lib/stages/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: stageOnBoard,
    allow: canEditBoard,
    input: LimitStage,
    run: ({ stage, input, user }) => limitStage(stage, input, user),
    reply: (stage) => ({ message: "Stage has been updated", stage: presentStage(stage) }),
  }),
});
