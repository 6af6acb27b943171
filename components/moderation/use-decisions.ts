"use client";
import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { submissionsKey } from "@/components/board-store/board-data";
import { boardPathOf } from "@/components/moderation/moderation-data";
import type { TextTab } from "@/components/moderation/tabs";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { api, ApiError } from "@/lib/api";
import type { SubmissionJson } from "@/lib/moderation/present";

export type Decision = "approved" | "rejected" | "spam" | "pending";

/** Decisions are shown at once: `decided` are hidden, whatever is read meanwhile. What cannot be saved comes back. */
export function useDecisions(boardId: number, tab: TextTab) {
  const t = useTranslations("moderation");
  const actions = useTranslations("ui.actions");
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: submissionsKey(boardId) });
  const { decided, hide, show } = useHidden();

  function fail(id: number, error: unknown) {
    const isDecided = error instanceof ApiError && (error.status === 409 || error.status === 404);
    if (!isDecided) show(id);
    toast(isDecided ? t("decidedMeanwhile") : errorMessage(error), "error");
  }

  async function decide({ id }: SubmissionJson, decision: Decision) {
    hide(id);
    try {
      await save(boardId, id, decision, tab);
      const undo = { label: actions("undo"), onPress: () => void takeBack(id, decision) };
      toast(t(`done.${decision}`), "done", isRefusal(decision) ? { action: undo } : {});
    } catch (error) {
      fail(id, error);
    }
    await refresh();
  }

  const takeBack = (id: number, decision: Decision) =>
    save(boardId, id, tab, decision).then(
      () => refresh().then(() => show(id)),
      (error: unknown) => fail(id, error),
    );

  return { decided, decide: (entry: SubmissionJson, decision: Decision) => void decide(entry, decision), refresh };
}

const isRefusal = (decision: Decision) => decision === "rejected" || decision === "spam";

const save = (boardId: number, id: number, state: Decision, expected_state: Decision) =>
  trackUnsaved(api("PUT", `${boardPathOf(boardId)}/submissions/${id}`, { state, expected_state }));

function useHidden() {
  const [decided, setDecided] = useState<ReadonlySet<number>>(() => new Set());
  return {
    decided,
    hide: (id: number) => setDecided((before) => new Set(before).add(id)),
    show: (id: number) => setDecided((before) => new Set([...before].filter((each) => each !== id))),
  };
}
