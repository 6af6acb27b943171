"use client";
import { useTranslations } from "next-intl";
import type { Decision } from "@/components/moderation/use-decisions";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import type { SubmissionJson } from "@/lib/moderation/present";

interface EntryKeys {
  entries: readonly SubmissionJson[];
  /** By key, what they do in this tab. */
  keys: Readonly<Record<string, Decision>>;
  decide: (entry: SubmissionJson, decision: Decision) => void;
}

/** `j` and `k` move between the entries; the other keys decide about the one with the focus, or the first one. */
export function useEntryKeys({ entries, keys, decide }: EntryKeys) {
  const t = useTranslations("moderation");

  /** The focus goes on to the next entry before this one goes. */
  function decideAt(at: number, decision: Decision) {
    const entry = entries[at];
    if (!entry) return;
    const rows = entryElements();
    (rows[at + 1] ?? rows[at - 1] ?? document.querySelector("h1"))?.focus();
    decide(entry, decision);
  }

  const decisions = Object.entries(keys).map(([key, decision]) => [
    key,
    { label: t(`actions.${decision}`), run: () => decideAt(Math.max(0, focusedAt()), decision) },
  ]);
  useShortcuts(
    {
      ...{ j: { label: t("next"), run: () => focusBy(1) }, k: { label: t("previous"), run: () => focusBy(-1) } },
      ...Object.fromEntries(decisions),
    },
    entries.length > 0,
  );
  return decideAt;
}

const entryElements = () => [...document.querySelectorAll<HTMLElement>("[data-entry]")];

const focusedAt = () => entryElements().findIndex((row) => row.contains(document.activeElement));

function focusBy(step: 1 | -1) {
  const rows = entryElements();
  const at = focusedAt() < 0 ? 0 : focusedAt() + step;
  rows[Math.max(0, Math.min(at, rows.length - 1))]?.focus();
}
