import { presentBoard } from "@/lib/boards/present/board";
import { boardCreationRight, canCreateBoard } from "@/lib/boards/write/creators";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { presentLabel } from "@/lib/labels/present";
import { presentStage } from "@/lib/stages/present";
import { createFromTemplate } from "@/lib/templates/create-board";
import { CreateFromTemplate } from "@/lib/templates/inputs";
import { templateLocale } from "@/lib/templates/locale";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: boardCreationRight,
    allow: inPro(canCreateBoard),
    input: CreateFromTemplate,
    run: async ({ input, user, request }) => createFromTemplate(input, user, await templateLocale(request, user)),
    reply: ({ board, stages, labels }) => ({
      board: { ...presentBoard(board, false), stages: stages.map(presentStage), labels: labels.map(presentLabel) },
      message: "Board created successfully from template",
    }),
  }),
});
