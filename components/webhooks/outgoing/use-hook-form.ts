"use client";
import { useState } from "react";
import type { HookValues } from "@/components/webhooks/outgoing/view-model";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { useForm } from "@/components/ui/hooks/use-form";

/** What the API takes for these values. */
export const bodyOf = ({ name, url, boards, events, method, format, headers }: HookValues) => ({
  name,
  url,
  board_id: (boards ?? []).map(({ id }) => id),
  triggered_events: events,
  method,
  format,
  header_type: headers.some((header) => header.name !== "") ? "with_headers" : "no_headers",
  headers,
});

export type HookBody = ReturnType<typeof bodyOf>;

export function useHookForm(saved: HookValues, send: (body: HookBody) => Promise<void>) {
  const [values, setValues] = useState(saved);
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);
  useUnsavedWarning(isChanged);
  const state = useForm(() => send(bodyOf(values)));
  const edit = (edited: Partial<HookValues>) => setValues((before) => ({ ...before, ...edited }));
  return { state, values, edit, isChanged };
}
