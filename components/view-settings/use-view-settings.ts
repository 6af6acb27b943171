"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  rememberHere,
  type ShownIn,
  useShown,
  viewSettingsKey,
  type ViewSettingsChange,
  withChange,
} from "@/components/view-settings/use-shown";
import type { ArrangedView } from "@/components/board/views/views";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { sendViewSettings } from "@/components/view-settings/calls";
import { allViewSettings, type ViewSettings } from "@/lib/view-settings/views";

/** What this person sees of tasks in one view, on all boards. */
export function useViewSettings<Name extends ArrangedView>(view: Name) {
  const shown = useShown(view);
  const save = useSaveChange();
  return {
    shown: shown ?? AT_FIRST[`${view}view`],
    change: (changed: Partial<ShownIn<Name>>) => save({ view: `${view}view`, changed: withoutUnset(changed) }),
  };
}

const AT_FIRST = allViewSettings();

/** `Partial` allows undefined, which no caller passes. */
const withoutUnset = (changed: object) => changed as ViewSettingsChange["changed"];

function useSaveChange() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation<unknown, Error, ViewSettingsChange>({
    mutationKey: viewSettingsKey,
    scope: { id: "view settings" },
    mutationFn: ({ view, changed }) => sendViewSettings(view, changed),
    onSuccess: (_, change) => {
      const settings = withChange(client.getQueryData<ViewSettings>(viewSettingsKey) ?? AT_FIRST, change);
      client.setQueryData(viewSettingsKey, settings);
      rememberHere(settings);
    },
  });
  return (change: ViewSettingsChange) =>
    void trackUnsaved(mutateAsync(change)).catch((error: unknown) => toast(errorMessage(error), "error"));
}
