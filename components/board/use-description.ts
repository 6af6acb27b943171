"use client";
import { useEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { boardKey, type BoardJson, readBoard } from "@/components/board/board-data";
import type { Save } from "@/components/board/use-save";
import { dropDraft, draftOf, keepDraft } from "@/components/text/drafts";
import { isSameHtml } from "@/components/text/rich-text";
import { newTextSaver, type SavingState } from "@/components/text/text-saver";
import { problemOf } from "@/components/ui/problem";
import { toast } from "@/components/ui/toasts";

interface Given {
  board: BoardJson;
  viewerId: number;
  saved: Save["saved"];
  onDone: () => void;
}

export const descriptionKey = (viewerId: number, boardId: number) => `boards draft ${viewerId} board ${boardId}`;

/** A description that is being written. It is sent when the person says so, never over what somebody else wrote, and kept until then. */
export function useDescription({ board, viewerId, saved, onDone }: Given) {
  const key = descriptionKey(viewerId, board.id);
  const [begun] = useState(() => draftOf(key) ?? { from: board.description, text: board.description ?? "" });
  const [text, setText] = useState(begun.text);
  const [state, setState] = useState<SavingState>({ kind: "calm" });
  const saver = useBoardSaver(board, key, begun.from, saved);
  useEffect(() => saver.listen(setState), [saver]);

  function type(next: string) {
    setText(next);
    if (isSameHtml(next, begun.from)) dropDraft(key);
    else keepDraft(key, { from: begun.from, text: next });
  }

  async function send(how: "flush" | "keepMine") {
    saver.type(text);
    await saver[how]();
    if (saver.isCalm()) onDone();
  }

  function end(forget: () => void) {
    forget();
    onDone();
  }

  return {
    first: begun.text,
    state,
    type,
    mine: () => text,
    save: () => send("flush"),
    keepMine: () => send("keepMine"),
    takeTheirs: () => end(saver.takeTheirs),
    cancel: () => end(() => dropDraft(key)),
  };
}

function useBoardSaver({ id, title }: BoardJson, key: string, from: string | null, saved: Save["saved"]) {
  const client = useQueryClient();
  const [saver] = useState(() =>
    newTextSaver(from, {
      // The title goes with it, as it is by then.
      send: async (text, begun) => descriptionIn(await saved({ kind: "describe-board", title: client.getQueryData<BoardJson>(boardKey(id))?.title ?? title, description: text, from: begun })),
      read: async () => {
        const now = await readBoard(id);
        client.setQueryData(boardKey(id), now);
        return now.description;
      },
      isSame: isSameHtml,
      keep: (draft) => keepDraft(key, draft),
      drop: () => dropDraft(key),
      tell: sayLater,
    }),
  );
  return saver;
}

const descriptionIn = ({ board }: Awaited<ReturnType<Save["saved"]>>): string | null => (board && "description" in board ? board.description : null);

/** When the dialog is closed by then. */
function sayLater(state: SavingState) {
  if (state.kind === "failed") toast(`The description of the board is not saved: ${problemOf(state.problem)} It is kept; open “About this board” again.`, "error");
  if (state.kind === "conflict") toast("Somebody changed the description of the board while you wrote. Yours is kept; open “About this board” again.", "error");
}
