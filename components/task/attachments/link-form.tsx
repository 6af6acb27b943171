"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { stopKeyEvent } from "@/components/ui/stop-key-event";
import { Button } from "@/components/ui/controls/button";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";

interface LinkFormProps {
  /** @throws ApiError */
  onLink: (url: string, title: string) => Promise<void>;
  onDone: () => void;
}

/** Focuses its first field; Escape cancels. */
export function LinkForm({ onLink, onDone }: LinkFormProps) {
  const t = useTranslations("attachments");
  const actions = useTranslations("ui.actions");
  const form = useForm(async ({ url = "", title = "" }) => {
    await onLink(withScheme(url.trim()), title.trim());
    onDone();
  });
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector("input")?.focus(), []);

  function leave(event: React.KeyboardEvent) {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    stopKeyEvent(event);
    onDone();
  }

  return (
    <form
      ref={place}
      {...form.form}
      aria-label={t("add.link")}
      onKeyDown={leave}
      className="flex flex-col gap-3 rounded-md border border-gray-6 p-3"
    >
      {form.problem && <Alert kind="error">{form.problem}</Alert>}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          name="url"
          label={t("link.address")}
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          required
          maxLength={2000}
          error={form.errors.url}
        />
        <TextField
          name="title"
          label={t("link.title")}
          optional
          autoComplete="off"
          dir="auto"
          maxLength={255}
          error={form.errors.title}
        />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p role="status" className="me-auto text-sm text-gray-11">
          {form.saving && t("link.loading")}
        </p>
        <Button size="small" onClick={onDone}>
          {actions("cancel")}
        </Button>
        <SubmitButton state={form} size="small">
          {t("add.link")}
        </SubmitButton>
      </div>
    </form>
  );
}

/** People write addresses without a scheme: `example.com/specs`. */
const withScheme = (address: string): string => (/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
