import { z } from "zod";
import { CopyStatus } from "@/generated/prisma/enums";
import { type Answers, BOARD, TASK, changedTask, done, justDone } from "@/scripts/openapi/answers/shapes";
import { Board, Label, Stage } from "@/scripts/openapi/records/boards";
import { count, extended } from "@/scripts/openapi/records/record";
import { Task } from "@/scripts/openapi/records/tasks";
import { DefaultTemplate, TemplatePreview, TemplateStage, UserTemplate } from "@/scripts/openapi/records/templates";

const doneToBoard = done({ board: Board });

export const TEMPLATE_ANSWERS: Answers = {
  "GET /boards/v2/templates": z.object({
    default_templates: z.array(DefaultTemplate),
    user_templates: z.array(UserTemplate),
  }),
  "GET /boards/v2/templates/default": z.object({ templates: z.array(DefaultTemplate) }),
  "GET /boards/v2/templates/user": z.object({ templates: z.array(UserTemplate) }),
  "GET /boards/v2/templates/preview": z.object({ preview: TemplatePreview }),
  "POST /boards/v2/templates/create-from": done({
    board: extended(Board, { stages: z.array(Stage), labels: z.array(Label) }),
  }),
  "GET /boards/v2/templates/task-creation-status": z.object({
    status: z.enum(CopyStatus),
    total: count,
    created: count.describe("The tasks that are on the board now."),
  }),
  [`PUT ${BOARD}/make-template`]: doneToBoard,
  [`PUT ${BOARD}/update-template-settings`]: doneToBoard,
  [`PUT ${BOARD}/convert-to-board`]: doneToBoard,
  "GET /boards/v2/projects/template-stages": z.object({ stages: z.array(TemplateStage) }),
  [`PUT ${BOARD}/stage/{stage_id}/update-stage-template`]: done({ stage: Stage }),
  [`POST ${BOARD}/import-from-board`]: justDone,
  "GET /boards/v2/projects/get-template-tasks": z.array(Task),
  [`POST ${TASK}/task-create-from-template`]: changedTask,
};
