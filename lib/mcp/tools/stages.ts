import { z } from "zod";
import { boardId, line, place, stageId } from "@/lib/mcp/fields";
import { Stage } from "@/lib/mcp/records";
import { tool } from "@/lib/mcp/tool";

const message = z.string();
const status = z.enum(["open", "closed"]).describe("The status that tasks get when they enter the stage");

/** The changed stage comes first in `updatedStages`. */
const firstStage = (response: unknown) => {
  const { message: text, updatedStages } = response as { message: string; updatedStages: unknown[] };
  return { message: text, stage: updatedStages[0] };
};

const updatedStage = (response: unknown) => {
  const { message: text, updatedStage: stage } = response as { message: string; updatedStage: unknown };
  return { message: text, stage };
};

export const STAGE_TOOLS = [
  tool({
    name: "list_stages",
    title: "List stages",
    description: "Lists the stages (columns) of a board from left to right.",
    effect: "read",
    isIdempotent: true,
    input: {
      board_id: boardId,
      include_archived: z.boolean().default(false).describe("Whether archived stages are listed, too"),
    },
    output: z.object({ stages: z.array(Stage) }),
    send: ({ include_archived }) => ({
      endpoint: "GET /boards/v2/projects/{board_id}",
      input: { record_visit: false, include_archived },
    }),
    answer: (response) => (response as { board: unknown }).board,
  }),
  tool({
    name: "create_stage",
    title: "Create a stage",
    description: "Adds a stage (a column) to a board, at the end unless you name a place.",
    effect: "write",
    isIdempotent: false,
    input: {
      board_id: boardId,
      title: line("The title"),
      position: place.optional().describe("Its place from the left, counted from 1"),
      status: status.optional(),
    },
    output: z.object({ message, stage: Stage }),
    send: ({ title, position, status: default_status }) => ({
      endpoint: "POST /boards/v2/projects/{board_id}/stage-create",
      input: { title, position, status: default_status },
    }),
    answer: firstStage,
  }),
  tool({
    name: "update_stage",
    title: "Change a stage",
    description: "Renames a stage, or changes the status that tasks get when they enter it. What you leave out stays.",
    effect: "destroy",
    isIdempotent: true,
    input: { board_id: boardId, stage_id: stageId, title: line("The new title").optional(), status: status.optional() },
    output: z.object({ message, stage: Stage }),
    send: ({ title, status: default_task_status }) => ({
      endpoint: "PUT /boards/v2/projects/{board_id}/update-stage/{stage_id}",
      input: { title, ...(default_task_status && { settings: { default_task_status } }) },
    }),
    answer: updatedStage,
  }),
  tool({
    name: "move_stage",
    title: "Move a stage",
    description: "Moves a stage to another place on its board.",
    effect: "write",
    isIdempotent: true,
    input: {
      board_id: boardId,
      stage_id: stageId,
      position: place.describe("Its new place from the left, counted from 1; a place beyond the end is the end"),
    },
    output: z.object({ message, stage: Stage }),
    send: ({ stage_id, position }) => ({
      endpoint: "PUT /boards/v2/projects/{board_id}/drag-stage",
      input: { stageId: stage_id, newPosition: position },
    }),
    answer: firstStage,
  }),
  tool({
    name: "archive_stage",
    title: "Archive a stage",
    description: "Archives a stage with all its tasks. Nothing is lost: restore_stage brings them back.",
    effect: "write",
    isIdempotent: true,
    input: { board_id: boardId, stage_id: stageId },
    output: z.object({ message, stage: Stage }),
    send: () => ({ endpoint: "PUT /boards/v2/projects/{board_id}/archive-stage/{stage_id}" }),
    answer: updatedStage,
  }),
  tool({
    name: "restore_stage",
    title: "Restore a stage",
    description: "Brings an archived stage back to the end of its board, with the tasks that were archived with it.",
    effect: "write",
    isIdempotent: true,
    input: { board_id: boardId, stage_id: stageId },
    output: z.object({ message, stage: Stage }),
    send: () => ({ endpoint: "PUT /boards/v2/projects/{board_id}/restore-stage/{stage_id}" }),
    answer: updatedStage,
  }),
];
