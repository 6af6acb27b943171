"use client";
import { useState } from "react";
import { type LabelDraft, labelInputs, defaultLabels } from "@/components/board-list/new-board/label-drafts";
import {
  type BoardType,
  stageInputs,
  type StageDraft,
  defaultStages,
} from "@/components/board-list/new-board/stage-drafts";
import { BACKGROUND_NAMES } from "@/components/board-background/background-names";
import type { FoundPerson } from "@/components/members/find-people";

/** Fields that nobody touched are not sent, so that the server uses its defaults. */
export function useBoardDraft() {
  const [type, chooseType] = useState<BoardType>("to-do");
  const [ownStages, setStages] = useState<StageDraft[] | null>(null);
  const [ownLabels, setLabels] = useState<LabelDraft[] | null>(null);
  const [members, setMembers] = useState<FoundPerson[]>([]);
  const [background, setBackground] = useState<string | null>(null);
  const labels = ownLabels ?? defaultLabels();
  const stages = ownStages ?? defaultStages(type);

  return {
    ...{ type, chooseType, stages, setStages, labels, setLabels, members, setMembers, background, setBackground },
    labelSummary: labelSummaryOf(labels),
    backgroundSummary: background ? BACKGROUND_NAMES[background] : "Any colour",
    changes: {
      ...(ownStages && stageInputs(ownStages).length > 0 && { stages: stageInputs(ownStages) }),
      ...(ownLabels && { labels: labelInputs(ownLabels) }),
      ...(members.length > 0 && { member_ids: members.map(({ ID }) => ID) }),
      ...(background && { background: { id: background } }),
    },
  };
}

function labelSummaryOf(labels: LabelDraft[]): string {
  const named = labels.map(({ title }) => title.trim()).filter(Boolean);
  if (named.length > 0) return named.join(", ");
  return labels.length === 1 ? "1 colour" : `${labels.length || "No"} colours`;
}
