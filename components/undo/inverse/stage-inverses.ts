import type { BoardEdit } from "@/components/board-store/edits";
import type { StageEdit } from "@/components/board-store/edits/stage-edits";
import { type Change, type Inverse, type InversesOf, isSame, type What } from "@/components/undo/inverse/inverse";
import type { Shown } from "@/components/undo/inverse/shown";
import type { StageJson } from "@/lib/stages/present";

/** As many tasks of a sorted stage are moved back, one after the other. */
const MOST_MOVES = 100;

export const STAGE_INVERSES: InversesOf<StageEdit> = {
  "create-stage": ({ id, title }) => ({
    change: { key: "created", title },
    what: "whole",
    takeBack: () => [{ kind: "archive-stage", stageId: id }],
    hasChanged: (now) => now.stage(id) !== undefined && (now.stage(id)?.title !== title || now.tasksIn(id).length > 0),
  }),
  "change-stage": ({ stageId, title, background }, before) => {
    const stage = before.stage(stageId);
    const isRenamed = stage?.title !== title;
    const change: Change = isRenamed
      ? { key: "renamed", title: stage?.title, to: title }
      : { key: "changed", title, what: "colour" };
    if (!stage) return { change, reason: "unknown" };
    const undone = { title: stage.title, background: stage.bg_color };
    return ofStage(stage, change, isRenamed ? "title" : "colour", {
      takeBack: { kind: "change-stage", stageId, ...undone },
      isAsLeft: (now) => now.title === title && (now.bg_color ?? null) === (background ?? null),
      hasEffect: !isSame(undone, { title, background }),
    });
  },
  "close-in-stage": ({ stageId, status }, before) => {
    const stage = before.stage(stageId);
    const former = stage?.settings.default_task_status === "closed" ? "closed" : "open";
    return ofStage(stage, settingsOf(stage), "settings", {
      takeBack: { kind: "close-in-stage", stageId, status: former },
      isAsLeft: ({ settings }) => settings.default_task_status === status,
      hasEffect: former !== status,
    });
  },
  "show-stage": ({ stageId, isPublic }, before) => {
    const stage = before.stage(stageId);
    return ofStage(stage, settingsOf(stage), "settings", {
      takeBack: { kind: "show-stage", stageId, isPublic: !isPublic },
      isAsLeft: ({ settings }) => (settings.is_public ?? false) === isPublic,
      hasEffect: (stage?.settings.is_public ?? false) !== isPublic,
    });
  },
  "template-stage": ({ stageId, isTemplate }, before) => {
    const stage = before.stage(stageId);
    return ofStage(stage, settingsOf(stage), "settings", {
      takeBack: { kind: "template-stage", stageId, isTemplate: !isTemplate },
      isAsLeft: ({ settings }) => (settings.is_template ?? false) === isTemplate,
      hasEffect: (stage?.settings.is_template ?? false) !== isTemplate,
    });
  },
  "limit-stage": ({ stageId, limit }, before) => {
    const stage = before.stage(stageId);
    const former = stage?.settings.wip_limit ?? null;
    return ofStage(stage, settingsOf(stage), "settings", {
      takeBack: { kind: "limit-stage", stageId, limit: former },
      isAsLeft: ({ settings }) => (settings.wip_limit ?? null) === limit,
      hasEffect: former !== limit,
    });
  },
  "order-stages": ({ stageIds }, before) => {
    const former = idsIn(before);
    const change: Change = { key: "stagesOrdered" };
    if (!former) return { change, reason: "unknown" };
    const left = [...stageIds.filter((id) => former.includes(id)), ...former.filter((id) => !stageIds.includes(id))];
    if (isSame(former, left)) return null;
    return {
      change,
      what: "order",
      takeBack: () => [{ kind: "order-stages", stageIds: former }],
      hasChanged: (now) => idsIn(now) !== undefined && !isSame(idsIn(now), left),
    };
  },
  // A restored stage becomes the last one.
  "archive-stage": ({ stageId }, before) => {
    const former = idsIn(before) ?? [];
    return {
      change: { key: "archived", title: before.stage(stageId)?.title },
      what: "archive",
      takeBack: (now) => [
        { kind: "restore-stage", stageId },
        ...(former.at(-1) === stageId ? [] : [orderWith(stageId, former, idsIn(now) ?? [])]),
      ],
      hasChanged: (now) => now.stage(stageId) !== undefined,
    };
  },
  "restore-stage": ({ stageId }) => ({
    change: { key: "stageRestored" },
    what: "archive",
    takeBack: () => [{ kind: "archive-stage", stageId }],
  }),
  "sort-stage": sortInverse,
};

interface OfStage {
  takeBack: BoardEdit;
  isAsLeft: (now: StageJson) => boolean;
  hasEffect: boolean;
}

function ofStage(
  stage: StageJson | undefined,
  change: Change,
  what: What,
  { takeBack, isAsLeft, hasEffect }: OfStage,
): Inverse {
  if (!stage) return { change, reason: "unknown" };
  if (!hasEffect) return null;
  return {
    change,
    what,
    takeBack: () => [takeBack],
    hasChanged: (now) => {
      const known = now.stage(stage.id);
      return known !== undefined && !isAsLeft(known);
    },
  };
}

const settingsOf = (stage: StageJson | undefined): Change => ({
  key: "changed",
  title: stage?.title,
  what: "settings",
});

const idsIn = (shown: Shown): number[] | undefined => shown.board()?.stages.map(({ id }) => id);

/** Stages that were added or moved in the meantime stay where they are. */
function orderWith(stageId: number, former: readonly number[], now: readonly number[]): BoardEdit {
  const earlier = former.slice(0, former.indexOf(stageId)).findLast((id) => now.includes(id));
  const others = now.filter((id) => id !== stageId);
  const at = earlier === undefined ? 0 : others.indexOf(earlier) + 1;
  return { kind: "order-stages", stageIds: others.toSpliced(at, 0, stageId) };
}

function sortInverse({ stageId }: Extract<StageEdit, { kind: "sort-stage" }>, before: Shown): Inverse {
  const change: Change = { key: "sorted", title: before.stage(stageId)?.title };
  const ids = before.tasksIn(stageId).map(({ id }) => id);
  if (!before.isLoaded(stageId) || ids.length > MOST_MOVES) return { change, reason: "sorted" };
  return {
    change,
    what: "order",
    takeBack: (now) => {
      const there = new Set(now.tasksIn(stageId).map(({ id }) => id));
      return ids
        .filter((id) => there.has(id))
        .map((taskId, at, all) => ({
          kind: "move-task",
          taskId,
          stageId,
          place: at === 0 ? { after: null, before: null, at: "start" } : { after: all[at - 1] ?? null, before: null },
        }));
    },
  };
}
