import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { stageOnBoard } from "@/lib/stages/find";
import { presentStage } from "@/lib/stages/present";
import { UpdateStageProperty } from "@/lib/stages/property-input";
import { updateStageProperty } from "@/lib/stages/update-property";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: stageOnBoard,
    allow: canEditBoard,
    input: UpdateStageProperty,
    run: ({ input, user, ...found }) => updateStageProperty(found, input, user),
    reply: (stage) => ({ message: "Stage has been updated", stage: presentStage(stage) }),
  }),
});
