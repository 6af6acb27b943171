"use client";
import { useMemo } from "react";
import { skipToken, useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import type { View } from "@/components/board/views/views";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { sendViewSettings } from "@/components/view-settings/calls";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { allViewSettings, type ViewSettings } from "@/lib/view-settings/views";

export const viewSettingsKey = ["view settings"] as const;

export type ShownIn<Name extends View> = ViewSettings[`${Name}view`];

interface Change {
  view: keyof ViewSettings;
  changed: Readonly<Record<string, boolean>>;
}

/** What this person sees of tasks in one view, on all boards. */
export function useViewSettings<Name extends View>(view: Name) {
  const saved = useQuery<ViewSettings>({ queryKey: viewSettingsKey, queryFn: skipToken }).data ?? ALL_SHOWN;
  const pending = usePendingChanges();
  const settings = useMemo(() => pending.reduce(withChange, saved), [saved, pending]);
  const save = useSaveChange();
  return {
    shown: settings[`${view}view`],
    change: (changed: Partial<ShownIn<Name>>) => save({ view: `${view}view`, changed: withoutUnset(changed) }),
  };
}

const ALL_SHOWN = allViewSettings();

function useSaveChange() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation<unknown, Error, Change>({
    mutationKey: viewSettingsKey,
    scope: { id: "view settings" },
    mutationFn: ({ view, changed }) => sendViewSettings(view, changed),
    onSuccess: (_, change) =>
      client.setQueryData<ViewSettings>(viewSettingsKey, (saved) =>
        rememberHere(withChange(saved ?? ALL_SHOWN, change)),
      ),
  });
  return (change: Change) =>
    void trackUnsaved(mutateAsync(change)).catch((error: unknown) => toast(errorMessage(error), "error"));
}

const usePendingChanges = () =>
  useMutationState<Change>({
    filters: { mutationKey: viewSettingsKey, status: "pending" },
    select: ({ state }) => variablesOf(state.variables),
  });

/** The mutation cache is untyped; only `useSaveChange` adds mutations under `viewSettingsKey`. */
const variablesOf = (variables: unknown) => variables as Change;

const withChange = (settings: ViewSettings, { view, changed }: Change): ViewSettings => ({
  ...settings,
  [view]: { ...settings[view], ...changed },
});

/** `Partial` allows undefined, which no caller passes. */
const withoutUnset = (changed: object) => changed as Change["changed"];

let savedHere: { settings: ViewSettings; at: number } | null = null;

function rememberHere(settings: ViewSettings): ViewSettings {
  savedHere = { settings, at: Date.now() };
  return settings;
}

/** After going back in history the page may be older than what was saved since. */
export const latestViewSettings = (ofPage: ViewSettings, renderedAt: string): ViewSettings =>
  savedHere && savedHere.at > Date.parse(renderedAt) ? savedHere.settings : ofPage;
