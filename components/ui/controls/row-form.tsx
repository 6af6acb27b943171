"use client";
import { useEffect, useRef } from "react";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { stopKeyEvent } from "@/components/ui/stop-key-event";
import type { useForm } from "@/components/ui/hooks/use-form";

interface RowFormProps {
  label: string;
  state: ReturnType<typeof useForm>;
  submit: string;
  onCancel: () => void;
  children: React.ReactNode;
}

export function RowForm({ label, state: { form, problem, saving, ready }, submit, onCancel, children }: RowFormProps) {
  const actions = useTranslations("ui.actions");
  const element = useRef<HTMLFormElement>(null);
  // The focus alone would show the first field, but not the buttons.
  useEffect(() => void element.current?.scrollIntoView({ block: "nearest" }), []);

  function onKeyDown(event: React.KeyboardEvent<HTMLFormElement>) {
    form.onKeyDown(event);
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    stopKeyEvent(event);
    onCancel();
  }

  return (
    <form {...form} ref={element} aria-label={label} onKeyDown={onKeyDown} className="flex flex-col gap-3 py-3">
      {problem && <Alert kind="error">{problem}</Alert>}
      {children}
      <div className="flex gap-2">
        <Button type="submit" kind="primary" size="small" busy={saving} disabled={!ready}>
          {submit}
        </Button>
        <Button kind="quiet" size="small" onClick={onCancel}>
          {actions("cancel")}
        </Button>
      </div>
    </form>
  );
}
