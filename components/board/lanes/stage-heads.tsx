"use client";
import { useId } from "react";
import { StageHeader } from "@/components/board/columns/stage-header";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { hasRoadmapPage } from "@/lib/modules/on-screen";
import type { StageJson } from "@/lib/stages/present";

/** The stages above all lanes. */
export const StageHeads = (props: BoardViewProps) => (
  <ol className="sticky top-0 z-20 flex items-stretch gap-3 px-4 pt-3">
    {props.board.stages.map((stage) => (
      <StageHead key={stage.id} stage={stage} view={props} />
    ))}
  </ol>
);

function StageHead({ stage, view }: { stage: StageJson; view: BoardViewProps }) {
  const titleId = useId();
  const { windows, abilities, viewer, saving, newTasksOn } = view;
  if (!newTasksOn) return null;
  return (
    <li
      aria-labelledby={titleId}
      data-stage={stage.id}
      className="w-72 shrink-0 rounded-lg border border-gray-6 bg-gray-2 shadow-raised"
    >
      <StageHeader
        {...{ stage, titleId, abilities, board: newTasksOn, hasPage: hasRoadmapPage(viewer, newTasksOn) }}
        window={windows[stage.id] ?? EMPTY}
        isPro={viewer.isPro}
        save={saving.save}
        send={saving.send}
      />
    </li>
  );
}

const EMPTY = { total: 0, end: null };
