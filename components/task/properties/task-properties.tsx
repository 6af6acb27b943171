"use client";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { AssigneesProperty } from "@/components/task/properties/assignees-property";
import { CustomFieldProperties } from "@/components/task/properties/custom-field-properties";
import { DueProperty, StartProperty } from "@/components/task/properties/date-properties";
import { LabelsProperty } from "@/components/task/properties/labels-property";
import { PriorityProperty } from "@/components/task/properties/priority-property";
import { StageProperty } from "@/components/task/properties/stage-property";
import { WatchersProperty } from "@/components/task/properties/watchers-property";
import type { ShownTask } from "@/components/task/parts/use-task";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

export interface PropertyEditProps {
  task: ShownTask;
  board: BoardJson;
  viewer: Viewer;
  clock: ClockOnScreen;
  mayEdit: boolean;
  save: Save["save"];
}

/** The order never changes, so that people find each property without reading. */
export function TaskProperties({
  saveAsync,
  time,
  repetition,
  ...props
}: PropertyEditProps & Pick<Save, "saveAsync"> & { time: React.ReactNode; repetition: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col gap-1">
        <StageProperty {...props} />
        <AssigneesProperty {...props} />
        <DueProperty {...props} />
        <StartProperty {...props} />
        <PriorityProperty {...props} />
        <LabelsProperty {...props} />
        <CustomFieldProperties {...props} saveAsync={saveAsync} />
      </dl>
      {repetition}
      {time}
      <dl>
        <WatchersProperty {...props} />
      </dl>
    </div>
  );
}
