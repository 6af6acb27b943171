"use client";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { onlineManager, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { boardKey, type BoardJson, readBoard } from "@/components/board-store/board-data";
import { DescriptionWriter } from "@/components/board/header/description-writer";
import type { Save } from "@/components/board-store/use-save";
import { discardDraft, readDraft, storeDraft } from "@/components/text/saving/drafts";
import { isSameHtml } from "@/components/text/rich-text/rich-text";
import type { SavingState } from "@/components/text/saving/text-saver";
import { authorOf } from "@/components/text/editor/who-changed";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import type { Translate } from "@/lib/i18n/translate";

interface DescriptionOptions {
  board: BoardJson;
  viewerId: number;
  saveAsync: Save["saveAsync"];
  onDone: () => void;
}

type DescriptionTexts = Translate<"boardMenu.description">;

export const descriptionKey = (viewerId: number, boardId: number) =>
  ["boards draft", viewerId, "board", boardId].join(" ");

/** Writers whose dialog was closed before they were done; opening it again continues with them. */
const unfinished = new Map<string, DescriptionWriter>();

/** The description is sent only on request, never over somebody else's text, and stored as a draft until then. */
export function useDescription({ board, viewerId, saveAsync, onDone }: DescriptionOptions) {
  const key = descriptionKey(viewerId, board.id);
  const client = useQueryClient();
  const t = useTranslations("boardMenu.description");
  const [writer] = useState(() => unfinished.get(key) ?? writerOf(board, key, { client, viewerId, saveAsync, t }));
  const [first] = useState(writer.text);
  const { saving, phase } = useSyncExternalStore(writer.subscribe, writer.state, writer.state);
  const isOpen = useIsOpen();
  const closeDialog = () => isOpen() && onDone();

  return {
    first,
    state: saving,
    isWaiting: phase === "waiting",
    type: writer.type,
    mine: writer.text,
    save: () => saveWith(writer, key, "flush", closeDialog),
    keepMine: () => saveWith(writer, key, "keepMine", closeDialog),
    takeTheirs: () => {
      writer.takeTheirs();
      onDone();
    },
    cancel: () => {
      unfinished.delete(key);
      if (!writer.cancel()) toast(t("alreadySent"));
      onDone();
    },
  };
}

async function saveWith(writer: DescriptionWriter, key: string, how: "flush" | "keepMine", onAllSaved: () => void) {
  unfinished.set(key, writer);
  const isAllSaved = await writer.save(how);
  if (unfinished.get(key) === writer && !writer.isWorking()) unfinished.delete(key);
  if (isAllSaved) onAllSaved();
}

/** The response may arrive when the dialog is closed, or open again. */
function useIsOpen() {
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  return () => open.current;
}

interface WriterOptions {
  client: QueryClient;
  viewerId: number;
  saveAsync: Save["saveAsync"];
  t: DescriptionTexts;
}

function writerOf(
  { id, title, description }: BoardJson,
  key: string,
  { client, viewerId, saveAsync, t }: WriterOptions,
): DescriptionWriter {
  return new DescriptionWriter(readDraft(key) ?? { from: description, text: description ?? "" }, {
    // The API requires the title, too.
    send: async (text, from) =>
      descriptionIn(
        await saveAsync({
          kind: "describe-board",
          title: client.getQueryData<BoardJson>(boardKey(id))?.title ?? title,
          description: text,
          from,
        }),
      ),
    read: async () => {
      const now = await readBoard(id);
      client.setQueryData(boardKey(id), now);
      return now.description;
    },
    isSame: isSameHtml,
    storeDraft: (draft) => storeDraft(key, draft),
    discardDraft: () => discardDraft(key),
    untilOnline,
    notify: (state) => showOutcome(state, viewerId, t),
  });
}

const descriptionIn = ({ board }: Awaited<ReturnType<Save["saveAsync"]>>): string | null =>
  board && "description" in board ? board.description : null;

function untilOnline(unwanted: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (onlineManager.isOnline()) return resolve();
    const stop = onlineManager.subscribe((isOnline) => {
      if (isOnline) leave(resolve);
    });
    const leave = (settle: () => void) => {
      stop();
      settle();
    };
    unwanted.addEventListener("abort", () => leave(() => reject(unwanted.reason)), { once: true });
  });
}

/** For a dialog that has been closed. */
function showOutcome(state: SavingState, viewerId: number, t: DescriptionTexts) {
  if (state.kind === "failed") toast(t("failed", { problem: errorMessage(state.problem) }), "error");
  if (state.kind === "conflict") toast(t("conflict", authorOf(state.by, viewerId)), "error");
}
