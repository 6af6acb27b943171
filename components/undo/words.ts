import type { Entry, Step } from "@/components/board-store/history";
import { errorMessage } from "@/components/ui/feedback/error-message";
import type { Change } from "@/components/undo/inverse/inverse";
import { changeOf, changesOf } from "@/components/undo/plans";
import type { Refusal } from "@/components/undo/take-back";
import type { Translate } from "@/lib/i18n/translate";

export type UndoTexts = Translate<"undo">;

export const changeWords = (t: UndoTexts, { key, title = "", to = "", what = "other" }: Change): string =>
  t(`changes.${key}`, { title, to, what });

/** What was done, for example “Fix login” moved to Done. Redoing is named after what was undone. */
export function entryWords(t: UndoTexts, entry: Entry): string {
  const [first, ...others] = namesOf(entry);
  const change = first ? changeWords(t, first) : "";
  return others.length > 0 ? t("andMore", { change, count: others.length }) : change;
}

const originals = new WeakMap<Step, readonly Change[]>();

/** An entry that takes another one back has its name. */
export function nameAfter(entry: Entry | undefined, original: Entry): void {
  const names = namesOf(original);
  for (const step of entry?.steps ?? []) originals.set(step, names);
}

function namesOf(entry: Entry): readonly Change[] {
  const [first] = entry.steps;
  return (first && originals.get(first)) ?? changesOf(entry).map(changeOf);
}

const NAMED = 3;

/** Why nothing, or not everything, was taken back. */
export function refusalWords(t: UndoTexts, refused: readonly Refusal[], count: number): string {
  const [first] = refused;
  if (!first) return "";
  const problem = problemOf(t, first);
  if (refused.length === count && count === 1) return t("nothingDone", { problem });

  const titles = [...new Set(refused.flatMap(({ change }) => change.title ?? []))];
  const named = titles.slice(0, NAMED).map((title) => t("quoted", { title }));
  return t("someRefused", {
    refused: refused.length,
    count,
    problem,
    titles: titles.length > NAMED ? `${named.join(", ")}, …` : named.join(", "),
  });
}

function problemOf(t: UndoTexts, refusal: Refusal): string {
  const { change } = refusal;
  const title = change.title ?? "";
  if ("reason" in refusal) return t(`irreversible.${refusal.reason}`);
  if ("isGone" in refusal) return t("gone", { title });
  if ("error" in refusal) return errorMessage(refusal.error);
  const { what, by } = refusal;
  if (what === "comment") return t("answered", { title });
  return by === null ? t("changed", { what, title }) : t("changedBy", { what, title, name: by });
}
