"use client";
import { useEffect, useState } from "react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { readTask, taskKey } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { dropDraft, draftOf, keepDraft } from "@/components/text/saving/drafts";
import { isSameHtml } from "@/components/text/rich-text/rich-text";
import { newTextSaver, type SavingState, type TextSaver } from "@/components/text/saving/text-saver";
import { nameOf } from "@/components/text/editor/writer";
import type { ShownTask } from "@/components/task/parts/use-task";
import { isGone } from "@/components/ui/hooks/use-retried-query";
import { problemOf } from "@/components/ui/feedback/problem";
import { toast } from "@/components/ui/feedback/toasts";
import { descriptionEdit } from "@/components/board-store/edits/property-edits";

/** Saves the description while it is written, beginning with a stored draft. */
export function useTextSaver(
  task: ShownTask,
  viewerId: number,
  key: string,
  saved: Save["saved"],
): { saver: TextSaver; state: SavingState } {
  const client = useQueryClient();
  const [state, setState] = useState<SavingState>({ kind: "calm" });
  const [saver] = useState(() => descriptionSaver(client, task, viewerId, key, saved));

  useEffect(() => {
    const stop = saver.listen(setState);
    const draft = draftOf(key);
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
  saved: Save["saved"],
): TextSaver {
  const draft = draftOf(key);
  return newTextSaver(draft ? draft.from : (task.description ?? null), {
    send: async (text, from) =>
      (await saved(descriptionEdit(task, text === "" ? null : text, from))).task?.description ?? null,
    read: async () => {
      const now = await readTask(task.board_id, task.id);
      client.setQueryData(taskKey(task.board_id, task.id), now);
      return now.description;
    },
    isSame: isSameHtml,
    keep: (next) => keepDraft(key, next),
    drop: (settled) => {
      if (settled === undefined || settled === draftOf(key)?.text) dropDraft(key);
    },
    tell: (state) => toastFailure(state, task.title, viewerId),
  });
}

/** For a text that is no longer on the screen. */
function toastFailure(state: SavingState, title: string, viewerId: number) {
  if (state.kind === "failed")
    toast(
      `The description of “${title}” is not saved: ${problemOf(state.problem)} It is kept; open the task again${isGone(state.problem) ? " to copy it" : ""}.`,
      "error",
    );
  if (state.kind === "conflict")
    toast(
      `${state.by ? nameOf(state.by, viewerId) : "Somebody"} changed the description of “${title}” while you wrote. Yours is kept; open the task again.`,
      "error",
    );
}
