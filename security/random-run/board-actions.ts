import { active, archived, BOARD, type RandomAction, ofStage, onStage, sameBoard } from "@/security/random-run/action";

export const boardActions: RandomAction[] = [
  {
    endpoint: "POST /boards/v2/projects",
    weight: 1,
    make: () => ({ params: {}, body: { board: { title: "Another board", type: "to-do" } } }),
  },
  {
    endpoint: `POST ${BOARD}/duplicate-board`,
    weight: 1,
    make: (dice, { boards: all }) => ({
      params: { board_id: dice.of(all).id },
      body: { board: { title: "Copy" }, isWithTasks: "yes", isWithLabels: "yes", isWithMembers: "yes" },
    }),
  },
  {
    endpoint: `DELETE ${BOARD}`,
    weight: 1,
    make: (dice, { boards: all }) => ({ params: { board_id: dice.of(all.slice(2)).id } }),
  },
];

export const stageActions: RandomAction[] = [
  {
    endpoint: `POST ${BOARD}/stage-create`,
    weight: 2,
    make: (dice, { boards: all }) => ({
      params: { board_id: dice.of(all).id },
      body: { title: "Stage", status: dice.oneOf("open", "closed"), position: dice.upTo(4) },
    }),
  },
  {
    endpoint: `PUT ${BOARD}/archive-stage/{stage_id}`,
    weight: 2,
    make: (dice, records) => onStage(dice.of(active(records.stages))),
  },
  {
    endpoint: `PUT ${BOARD}/restore-stage/{stage_id}`,
    weight: 4,
    make: (dice, records) => onStage(dice.of(archived(records.stages))),
  },
  {
    endpoint: "DELETE /boards-app/v1/boards/{board_id}/stages/{stage_id}",
    weight: 1,
    make: (dice, records) => onStage(dice.of(records.stages)),
  },
  {
    endpoint: `PUT ${BOARD}/drag-stage`,
    weight: 3,
    make: (dice, records) =>
      ofStage(dice.of(active(records.stages)), ({ id }) => ({ stageId: id, newPosition: dice.upTo(6) })),
  },
  {
    endpoint: `PUT ${BOARD}/stage/{stage_id}/sort-task`,
    weight: 2,
    make: (dice, records) => ({
      ...onStage(dice.of(active(records.stages))),
      body: { order: dice.oneOf("title", "priority", "due_at"), orderBy: dice.oneOf("ASC", "DESC") },
    }),
  },
  {
    endpoint: `PUT ${BOARD}/stage/{stage_id}/archive-all-task`,
    weight: 1,
    make: (dice, records) => onStage(dice.of(active(records.stages))),
  },
  {
    endpoint: `PUT ${BOARD}/stage-move-all-task`,
    weight: 2,
    make: (dice, records) =>
      ofStage(dice.of(active(records.stages)), (from) => ({
        oldStageId: from.id,
        newStageId: dice.of(active(sameBoard(records.stages, from))).id,
      })),
  },
];
