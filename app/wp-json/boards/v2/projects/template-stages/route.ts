import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listTemplateStages, presentTemplateStage } from "@/lib/templates/stages";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: () => ({}),
    allow: inPro(anyoneSignedIn),
    run: ({ user }) => listTemplateStages(user),
    reply: (stages, { user }) => ({ stages: stages.map((stage) => presentTemplateStage(stage, user)) }),
  }),
});
