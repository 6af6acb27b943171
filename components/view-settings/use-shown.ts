"use client";
import { useMemo } from "react";
import { skipToken, useMutationState, useQuery } from "@tanstack/react-query";
import type { ArrangedView } from "@/components/board/views/views";
import type { ViewSettings } from "@/lib/view-settings/views";

export const viewSettingsKey = ["view settings"] as const;

export type ShownIn<Name extends ArrangedView> = ViewSettings[`${Name}view`];

export interface ViewSettingsChange {
  view: keyof ViewSettings;
  changed: Readonly<Record<string, boolean>>;
}

/** What this person sees of tasks in one view; the page brings it. `useViewSettings` also changes it. */
export function useShown<Name extends ArrangedView>(view: Name): ShownIn<Name> | undefined {
  const saved = useQuery<ViewSettings>({ queryKey: viewSettingsKey, queryFn: skipToken }).data;
  const pending = useMutationState<ViewSettingsChange>({
    filters: { mutationKey: viewSettingsKey, status: "pending" },
    select: ({ state }) => variablesOf(state.variables),
  });
  return useMemo(() => saved && pending.reduce(withChange, saved)[`${view}view`], [saved, pending, view]);
}

/** The mutation cache is untyped; only `useViewSettings` adds mutations under `viewSettingsKey`. */
const variablesOf = (variables: unknown) => variables as ViewSettingsChange;

export const withChange = (settings: ViewSettings, { view, changed }: ViewSettingsChange): ViewSettings => ({
  ...settings,
  [view]: { ...settings[view], ...changed },
});

let savedHere: { settings: ViewSettings; at: number } | null = null;

export const rememberHere = (settings: ViewSettings): void => void (savedHere = { settings, at: Date.now() });

/** After going back in history the page may be older than what was saved since. */
export const latestViewSettings = (ofPage: ViewSettings, renderedAt: string): ViewSettings =>
  savedHere && savedHere.at > Date.parse(renderedAt) ? savedHere.settings : ofPage;
