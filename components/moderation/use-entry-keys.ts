"use client";
import { useRef } from "react";
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
  const list = useRef<HTMLUListElement>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])];
  const focusedAt = () => rows().findIndex((row) => row.contains(document.activeElement));
  const focus = (at: number) => rows()[Math.max(0, Math.min(at, rows().length - 1))]?.focus();

  /** The focus goes on to the next entry before this one goes. */
  function decideAt(at: number, decision: Decision) {
    const entry = entries[at];
    if (!entry) return;
    (rows()[at + 1] ?? rows()[at - 1] ?? document.querySelector("h1"))?.focus();
    decide(entry, decision);
  }

  const move = (by: 1 | -1) => () => focus(focusedAt() < 0 ? 0 : focusedAt() + by);
  const decisions = Object.entries(keys).map(([key, decision]) => [
    key,
    { label: t(`actions.${decision}`), run: () => decideAt(Math.max(0, focusedAt()), decision) },
  ]);
  useShortcuts(
    {
      ...{ j: { label: t("next"), run: move(1) }, k: { label: t("previous"), run: move(-1) } },
      ...Object.fromEntries(decisions),
    },
    entries.length > 0,
  );
  return { list, decideAt };
}
