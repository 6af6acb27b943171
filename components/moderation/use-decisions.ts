"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { submissionsKey } from "@/components/board-store/board-data";
import { boardPathOf, listKey, type LoadedSubmissions, without } from "@/components/moderation/moderation-data";
import type { TextTab } from "@/components/moderation/tabs";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { api, ApiError } from "@/lib/api";
import type { SubmissionJson } from "@/lib/moderation/present";

export type Decision = "approved" | "rejected" | "spam" | "pending";

/** Decisions are shown at once. What cannot be saved comes back. */
export function useDecisions(boardId: number, tab: TextTab) {
  const t = useTranslations("moderation");
  const actions = useTranslations("ui.actions");
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: submissionsKey(boardId) });

  const save = (id: number, state: Decision, expected: TextTab) =>
    trackUnsaved(api("PUT", `${boardPathOf(boardId)}/submissions/${id}`, { state, expected_state: expected }));

  function fail(error: unknown) {
    const isDecided = error instanceof ApiError && (error.status === 409 || error.status === 404);
    toast(isDecided ? t("decidedMeanwhile") : errorMessage(error), "error");
    void refresh();
  }

  function decide({ id }: SubmissionJson, decision: Decision) {
    client.setQueryData<LoadedSubmissions>(listKey(boardId, tab), (loaded) => loaded && without(loaded, id));
    const undo = decision === "rejected" || decision === "spam" ? { label: actions("undo"), onPress } : undefined;
    save(id, decision, tab).then(() => {
      toast(t(`done.${decision}`), "done", undo && { action: undo });
      void refresh();
    }, fail);

    function onPress() {
      if (decision === "approved") return;
      save(id, tab, decision).then(() => void refresh(), fail);
    }
  }

  /** What else waits of the guest goes to the spam. */
  async function block({ id }: SubmissionJson) {
    await trackUnsaved(api("POST", `${boardPathOf(boardId)}/blocked-guests`, { submission_id: id }));
    toast(t("done.blocked"));
    await refresh();
  }

  return { decide, block };
}
