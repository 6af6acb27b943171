"use client";
import { useRouter } from "next/navigation";
import { HookFields } from "@/components/webhooks/outgoing/hook-fields";
import { useHookForm } from "@/components/webhooks/outgoing/use-hook-form";
import type { HookView } from "@/components/webhooks/outgoing/view-model";
import { SaveForm } from "@/components/ui/controls/save-form";
import { api } from "@/lib/api";

export function EditHook({ hook }: { hook: HookView }) {
  const router = useRouter();
  const { id, name, url, boards, events, method, format, headers } = hook;
  const saved = { name, url, boards, events, method, format, headers };
  const { state, values, edit } = useHookForm(saved, async (body) => {
    await api("PUT", `/boards/v2/outgoing-webhooks/${id}`, body);
    router.refresh();
  });
  return (
    <SaveForm state={state}>
      <HookFields values={values} errors={state.errors} onEdit={edit} />
    </SaveForm>
  );
}
