"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { readTask, taskKey } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { discardDraft, readDraft, storeDraft } from "@/components/text/saving/drafts";
import { isSameHtml } from "@/components/text/rich-text/rich-text";
import { type SavingState, TextSaver } from "@/components/text/saving/text-saver";
import type { ShownTask } from "@/components/task/parts/use-task";
import { isGone } from "@/components/ui/hooks/use-retried-query";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import type { WriterJson } from "@/lib/activity/writer";
import type { Translate } from "@/lib/i18n/translate";
import { descriptionEdit } from "@/components/board-store/edits/property-edits";

/** Saves the description while it is written, beginning with a stored draft. */
export function useTextSaver(
  task: ShownTask,
  viewerId: number,
  key: string,
  saveAsync: Save["saveAsync"],
): { saver: TextSaver; state: SavingState } {
  const t = useTranslations("taskParts.description");
  const client = useQueryClient();
  const [state, setState] = useState<SavingState>({ kind: "idle" });
  const [saver] = useState(() => descriptionSaver(t, client, task, viewerId, key, saveAsync));

  useEffect(() => {
    const stop = saver.listen(setState);
    const draft = readDraft(key);
    if (draft) saver.type(draft.text);
    return () => {
      stop();
      void saver.flush();
    };
  }, [key, saver]);

  return { saver, state };
}

function descriptionSaver(
  t: Translate<"taskParts.description">,
  client: QueryClient,
  task: ShownTask,
  viewerId: number,
  key: string,
  saveAsync: Save["saveAsync"],
): TextSaver {
  const draft = readDraft(key);
  return new TextSaver(draft ? draft.from : (task.description ?? null), {
    send: async (text, from) =>
      (await saveAsync(descriptionEdit(task, text === "" ? null : text, from))).task?.description ?? null,
    read: async () => {
      const now = await readTask(task.board_id, task.id);
      client.setQueryData(taskKey(task.board_id, task.id), now);
      return now.description;
    },
    isSame: isSameHtml,
    storeDraft: (next) => storeDraft(key, next),
    discardDraft: (settled) => {
      if (settled === undefined || settled === readDraft(key)?.text) discardDraft(key);
    },
    notify: (state) => toastFailure(t, state, task.title, viewerId),
  });
}

/** For a text that is no longer on the screen. */
function toastFailure(t: Translate<"taskParts.description">, state: SavingState, title: string, viewerId: number) {
  if (state.kind === "failed") {
    const problem = errorMessage(state.problem);
    toast(t(isGone(state.problem) ? "gone" : "failed", { title, problem }), "error");
  }
  if (state.kind === "conflict") toast(conflictText(t, state.by, title, viewerId), "error");
}

function conflictText(
  t: Translate<"taskParts.description">,
  by: WriterJson | undefined,
  title: string,
  viewerId: number,
): string {
  if (!by) return t("changed", { title });
  const { ID, display_name: name } = by.changed_by;
  return ID === viewerId ? t("changedByYou", { title }) : t("changedBy", { name, title });
}
