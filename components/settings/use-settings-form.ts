"use client";
import { startTransition, useState } from "react";
import { useRouter } from "next/navigation";
import { useAskBeforeLeaving } from "@/components/ui/ask-before-leaving";
import { toast } from "@/components/ui/toasts";
import { useForm } from "@/components/ui/use-form";
import { api } from "@/lib/api";
import type { GeneralSettings } from "@/lib/settings/general";

type Edits = Partial<GeneralSettings>;

/** Some of the general settings. Only what was changed here is sent, so that two administrators at once undo nothing; what others save meanwhile shows where nothing is typed. */
export function useSettingsForm<Part extends Edits>(saved: Part) {
  const router = useRouter();
  const [edits, setEdits] = useState<Edits>({});
  const changed = differing(edits, saved);
  const isChanged = Object.keys(changed).length > 0;
  useAskBeforeLeaving(isChanged);

  const { form, ...state } = useForm(async () => {
    await api("POST", "/boards/v2/admin/general-settings", { updatedSettings: changed });
    toast("Settings saved");
    // In one step with what the server has made of it; what was typed since stays.
    startTransition(() => {
      router.refresh();
      setEdits((now) => differing(now, changed));
    });
  });
  const edit = (edited: Edits) => setEdits((before) => ({ ...before, ...edited }));

  return { form, ...state, isChanged, shown: { ...saved, ...changed }, edit };
}

function differing(edits: Edits, from: Edits): Edits {
  const known = new Map(Object.entries(from));
  return Object.fromEntries(Object.entries(edits).filter(([name, value]) => value !== known.get(name)));
}
