import { anyoneSignedIn } from "@/lib/boards/policy";
import { db } from "@/lib/db";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { stageIdOfTask } from "@/lib/stages/find";
import { loadStage } from "@/lib/stages/load";
import { presentStage } from "@/lib/stages/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: stageIdOfTask,
    allow: anyoneSignedIn,
    run: ({ stageId }) => loadStage(db, stageId),
    reply: (stage) => ({ stage: presentStage(stage) }),
  }),
});
