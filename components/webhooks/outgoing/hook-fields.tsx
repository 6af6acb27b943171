"use client";
import { useTranslations } from "next-intl";
import { EventChoices } from "@/components/webhooks/outgoing/event-choices";
import { HeaderRows } from "@/components/webhooks/outgoing/header-rows";
import { HookBoards } from "@/components/webhooks/outgoing/hook-boards";
import type { HookValues } from "@/components/webhooks/outgoing/view-model";
import { SelectField } from "@/components/ui/controls/select-field";
import { TextField } from "@/components/ui/controls/text-field";
import type { FieldErrors } from "@/components/ui/hooks/use-form";

export interface HookFieldsProps {
  values: HookValues;
  errors: FieldErrors;
  onEdit: (edited: Partial<HookValues>) => void;
}

export function HookFields({ values, errors, onEdit }: HookFieldsProps) {
  const t = useTranslations("outgoingWebhooks.form");
  return (
    <>
      <TextField
        name="name"
        label={t("name")}
        placeholder={t("namePlaceholder")}
        value={values.name}
        onChange={({ target }) => onEdit({ name: target.value })}
        error={errors.name}
        required
        maxLength={191}
        autoComplete="off"
      />
      <TextField
        name="url"
        type="url"
        dir="ltr"
        label={t("url")}
        hint={t("urlHint")}
        placeholder={t("urlPlaceholder")}
        value={values.url}
        onChange={({ target }) => onEdit({ url: target.value })}
        error={errors.url}
        required
        maxLength={2_000}
        autoComplete="off"
      />
      <HookBoards boards={values.boards} onEdit={onEdit} />
      <EventChoices chosen={values.events} error={errors.triggered_events} onEdit={onEdit} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="method"
          label={t("method")}
          hint={values.method === "GET" ? t("getHint") : undefined}
          value={values.method}
          onChange={({ target }) => onEdit({ method: target.value })}
          choices={[
            { value: "POST", label: "POST" },
            { value: "GET", label: "GET" },
          ]}
        />
        {values.method === "POST" && (
          <SelectField
            name="format"
            label={t("format")}
            value={values.format}
            onChange={({ target }) => onEdit({ format: target.value })}
            choices={[
              { value: "JSON", label: "JSON" },
              { value: "FORM", label: t("formFormat") },
            ]}
          />
        )}
      </div>
      <HeaderRows headers={values.headers} error={errors.headers} onEdit={onEdit} />
    </>
  );
}
