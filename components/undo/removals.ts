import type { Entry, History, Step } from "@/components/board-store/history";
import { toast } from "@/components/ui/feedback/toasts";
import type { Change } from "@/components/undo/inverse/inverse";
import { changesOf } from "@/components/undo/plans";
import type { UndoTexts } from "@/components/undo/words";

const REMOVALS = [
  "archived",
  "deleted",
  "commentDeleted",
  "logDeleted",
  "freed",
  "unblocked",
  "repetitionEnded",
] as const;
type Removal = (typeof REMOVALS)[number];

const isRemoval = (key: Change["key"]): key is Removal => (REMOVALS as readonly string[]).includes(key);

const announced = new WeakSet<Step>();

/** Whatever removes something says so, with an Undo of exactly that. Dialogs wait until it is saved. */
export function announceRemovals(history: History, t: UndoTexts, label: string): void {
  for (const entry of history.now().undo) {
    const removals = removalsIn(entry);
    const [first] = removals;
    if (!first || entry.steps.some((step) => step.isAwaited && step.answer === null)) continue;
    if (entry.steps.some((step) => announced.has(step))) continue;
    entry.steps.forEach((step) => announced.add(step));
    const text = t(`removed.${first.key}`, { count: removals.length, title: first.title ?? "" });
    const onPress = () => history.ask({ direction: "undo", entry, keepsFocus: true });
    toast(text, "done", { action: { label, onPress }, topics: entry.steps });
  }
}

/** Of redone ones, the message about redoing says so. */
function removalsIn(entry: Entry) {
  if (entry.cause !== "edit") return [];
  return changesOf(entry).flatMap(({ inverse: { change }, first }) => {
    const { key, title } = change;
    return "reason" in first || !isRemoval(key) ? [] : [{ key, title }];
  });
}
