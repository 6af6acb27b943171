import { canManageBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { saveDefaultPeople } from "@/lib/stages/default-people";
import { stageOnBoard } from "@/lib/stages/find";
import { SetDefaultWatchers } from "@/lib/stages/inputs";
import { presentStage } from "@/lib/stages/present";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: stageOnBoard,
    allow: inPro(canManageBoard),
    input: SetDefaultWatchers,
    run: ({ stage, input, user }) => saveDefaultPeople(stage, input, user),
    reply: (stage) => ({ stage: presentStage(stage), message: "Stage updated successfully" }),
  }),
});
