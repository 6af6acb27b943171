"use client";
import { useEffect, useState } from "react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { readTask, taskKey } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { discardDraft, readDraft, storeDraft } from "@/components/text/saving/drafts";
import { isSameHtml } from "@/components/text/rich-text/rich-text";
import { type SavingState, TextSaver } from "@/components/text/saving/text-saver";
import { nameOf } from "@/components/text/editor/who-changed";
import type { ShownTask } from "@/components/task/parts/use-task";
import { isGone } from "@/components/ui/hooks/use-retried-query";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { descriptionEdit } from "@/components/board-store/edits/property-edits";

/** Saves the description while it is written, beginning with a stored draft. */
export function useTextSaver(
  task: ShownTask,
  viewerId: number,
  key: string,
  saveAsync: Save["saveAsync"],
): { saver: TextSaver; state: SavingState } {
  const client = useQueryClient();
  const [state, setState] = useState<SavingState>({ kind: "idle" });
  const [saver] = useState(() => descriptionSaver(client, task, viewerId, key, saveAsync));

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
    notify: (state) => toastFailure(state, task.title, viewerId),
  });
}

/** For a text that is no longer on the screen. */
function toastFailure(state: SavingState, title: string, viewerId: number) {
  if (state.kind === "failed")
    toast(
      `The description of “${title}” is not saved: ${errorMessage(state.problem)} It is kept; open the task again${isGone(state.problem) ? " to copy it" : ""}.`,
      "error",
    );
  if (state.kind === "conflict")
    toast(
      `${state.by ? nameOf(state.by, viewerId) : "Somebody"} changed the description of “${title}” while you wrote. Yours is kept; open the task again.`,
      "error",
    );
}
