"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { BackgroundId } from "@/components/board-background/background-swatches";
import { type LabelDraft, labelInputs, defaultLabels } from "@/components/board-list/new-board/label-drafts";
import {
  type BoardType,
  stageInputs,
  type StageDraft,
  defaultStages,
} from "@/components/board-list/new-board/stage-drafts";
import type { FoundPerson } from "@/components/members/find-people";

/** Labels and a background that nobody chose are left to the server. Stages are sent, in the reader's language. */
export function useBoardDraft() {
  const t = useTranslations("boards.defaultStages");
  const [type, chooseType] = useState<BoardType>("to-do");
  const [ownStages, setStages] = useState<StageDraft[] | null>(null);
  const [ownLabels, setLabels] = useState<LabelDraft[] | null>(null);
  const [members, setMembers] = useState<FoundPerson[]>([]);
  const [background, setBackground] = useState<BackgroundId | null>(null);
  const labels = ownLabels ?? defaultLabels();
  const standard = defaultStages(type, t);
  const stages = ownStages ?? standard;
  const titled = stageInputs(stages);

  return {
    ...{ type, chooseType, stages, setStages, labels, setLabels, members, setMembers, background, setBackground },
    labelTitles: labels.map(({ title }) => title.trim()).filter(Boolean),
    changes: {
      stages: titled.length > 0 ? titled : stageInputs(standard),
      ...(ownLabels && { labels: labelInputs(ownLabels) }),
      ...(members.length > 0 && { member_ids: members.map(({ ID }) => ID) }),
      ...(background && { background: { id: background } }),
    },
  };
}
