"use client";
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";
import { Redo2, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Entries, History, UndoRequest } from "@/components/board-store/history";
import type { Save } from "@/components/board-store/use-save";
import { type OfferedCommand, useOffer } from "@/components/commands/offers";
import { focusCard } from "@/components/drag/focus";
import { toast } from "@/components/ui/feedback/toasts";
import { changesOf, plan } from "@/components/undo/plans";
import { announceRemovals } from "@/components/undo/removals";
import { isPassing, type Outcome, takeBack } from "@/components/undo/take-back";
import { entryWords, nameAfter, refusalWords } from "@/components/undo/words";

interface UndoRunnerProps {
  saving: Pick<Save, "history" | "snapshotOf" | "takeBack">;
  /** Whose changes they are. */
  me: number;
}

/** Undoes and redoes what its screen has recorded, and says so. Loaded with the first edit. */
export function UndoRunner(props: UndoRunnerProps) {
  const { saving, me } = props;
  const { history } = saving;
  const t = useTranslations("undo");
  const actions = useTranslations("ui.actions");
  useUndoCommands(usePlanned(props), history);

  const serve = useEffectEvent(async ({ direction, entry: wanted, keepsFocus = false }: UndoRequest) => {
    plan(history, me);
    const entry = history.take(direction, wanted);
    if (!entry) return toast(t(direction === "undo" ? "nothingToUndo" : "nothingToRedo"));
    if (changesOf(entry).length === 0) return history.ask({ direction, keepsFocus });

    const running = takeBack(entry, direction, saving, me);
    const opposite = history.now()[OPPOSITE[direction]].at(-1);
    nameAfter(opposite, entry);
    const showDone = () => {
      const change = entryWords(t, entry);
      const onPress = () => history.ask({ direction: OPPOSITE[direction], entry: opposite, keepsFocus: true });
      const action = { label: actions(OPPOSITE[direction]), onPress };
      toast(t(DONE[direction], { change }), "done", { action, topics: [...entry.steps, DONE] });
    };
    // It is shown, and saved once there is a connection.
    const isOffline = !navigator.onLine;
    if (isOffline) showDone();
    const { done, refused } = await running;
    if (refused.length > 0) toast(refusalWords(t, refused, done.length + refused.length), "error");
    else if (!isOffline) showDone();
    // What failed for a passing reason can be tried again.
    if (done.length === 0 && refused.every(isPassing)) history.putBack(direction, entry);
    if (!keepsFocus) focusReturned(done);
  });
  useEffect(() => history.serve((request) => void serve(request)), [history]);
  return null;
}

/** What can be undone, once it is known how. By then all edits of the event are recorded. */
function usePlanned({ saving: { history }, me }: UndoRunnerProps): Entries {
  const t = useTranslations("undo");
  const actions = useTranslations("ui.actions");
  const entries = useSyncExternalStore(history.subscribe, history.now, history.now);
  const [planned, setPlanned] = useState(NONE);
  const prepare = useEffectEvent(() => {
    plan(history, me);
    announceRemovals(history, t, actions("undo"));
    setPlanned(history.now());
  });
  useEffect(() => queueMicrotask(prepare), [entries]);
  return planned;
}

/** In the command palette. */
function useUndoCommands(entries: Entries, history: History) {
  const t = useTranslations("undo");
  const commands = useMemo(
    () =>
      DIRECTIONS.flatMap((direction): OfferedCommand[] => {
        const entry = entries[direction].findLast((each) => changesOf(each).length > 0);
        const run = () => history.ask({ direction });
        return entry
          ? [{ id: direction, title: t(direction, { change: entryWords(t, entry) }), ...LOOKS[direction], run }]
          : [];
      }),
    [history, entries, t],
  );
  useOffer("commands", commands);
}

const DIRECTIONS = ["undo", "redo"] as const;
const NONE: Entries = { undo: [], redo: [] };
const OPPOSITE = { undo: "redo", redo: "undo" } as const;
const DONE = { undo: "undone", redo: "redone" } as const;
const LOOKS = {
  undo: { Icon: Undo2, keys: "mod+z" },
  redo: { Icon: Redo2, keys: "mod+shift+z" },
} as const;

/** The focus follows a card that is back, if it was among the cards or is lost. */
function focusReturned(done: Outcome["done"]): void {
  const { activeElement } = document;
  const isFree = activeElement === null || activeElement === document.body || activeElement.closest("[data-live]");
  const task = done.flatMap(({ first }) => ("task" in first && first.task !== undefined ? [first.task] : [])).at(0);
  if (isFree && task !== undefined) focusCard(task);
}
