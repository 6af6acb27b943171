"use client";
import { startTransition, useState } from "react";
import { useRouter } from "next/navigation";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { type FormValues, useForm } from "@/components/ui/hooks/use-form";

type Changed = Readonly<Record<string, string | number | boolean | null>>;

/** A form over saved values that sends only what was changed, so that two people do not undo each other's changes. */
export function useEditedForm<Saved extends object>(
  saved: Saved,
  send: (changed: Changed, values: FormValues) => Promise<unknown>,
) {
  const router = useRouter();
  const [edits, setEdits] = useState<Partial<Saved>>({});
  const changed = differing(edits, saved);
  const isChanged = Object.keys(changed).length > 0;
  useUnsavedWarning(isChanged);

  const state = useForm(async (values) => {
    if (!isChanged) return;
    await send(changed, values);
    // In one step with the refreshed values; later input stays.
    startTransition(() => {
      router.refresh();
      setEdits((now) => differing(now, changed));
    });
  });
  const edit = (edited: Partial<Saved>) => setEdits((before) => ({ ...before, ...edited }));

  return { state, errors: state.errors, isChanged, shown: { ...saved, ...changed }, edit };
}

function differing<Saved extends object>(edits: Partial<Saved>, from: object): Partial<Saved> & Changed {
  const known = new Map<string, unknown>(Object.entries(from));
  // Filtering does not change the types of values.
  return Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => value !== known.get(name)),
  ) as Partial<Saved> & Changed;
}
