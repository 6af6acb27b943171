"use client";
import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { HookValues } from "@/components/webhooks/outgoing/view-model";
import { Button } from "@/components/ui/controls/button";
import { TextField } from "@/components/ui/controls/text-field";
import { ProblemLine } from "@/components/ui/feedback/problem-line";

interface HeaderRowsProps {
  headers: HookValues["headers"];
  error?: string;
  onEdit: (edited: Pick<HookValues, "headers">) => void;
}

const MOST = 20;

export function HeaderRows({ headers, error, onEdit }: HeaderRowsProps) {
  const t = useTranslations("outgoingWebhooks.form.headers");
  const change = (at: number, changed: Partial<HookValues["headers"][number]>) =>
    onEdit({ headers: headers.map((header, place) => (place === at ? { ...header, ...changed } : header)) });

  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t("label")}</legend>
      <p className="mb-2 text-sm text-gray-11">{t("hint")}</p>
      {error && (
        <ProblemLine role="alert" className="mb-2">
          {error}
        </ProblemLine>
      )}
      <ul className="flex flex-col gap-2 empty:hidden">
        {headers.map(({ name, value }, at) => (
          // Rows have no other identity than their place.
          <li key={at} className="flex items-end gap-2">
            <TextField
              name={`header-name-${at}`}
              dir="ltr"
              label={t("name")}
              value={name}
              onChange={({ target }) => change(at, { name: target.value })}
              maxLength={100}
              autoComplete="off"
              className="min-w-0 flex-1"
            />
            <TextField
              name={`header-value-${at}`}
              dir="ltr"
              label={t("value")}
              value={value}
              onChange={({ target }) => change(at, { value: target.value })}
              autoComplete="off"
              className="min-w-0 flex-2"
            />
            <Button
              kind="quiet"
              size="icon"
              aria-label={t("remove", { name: name || String(at + 1) })}
              onClick={() => onEdit({ headers: headers.filter((_, place) => place !== at) })}
              className="mb-0.5"
            >
              <X aria-hidden className="size-4" strokeWidth={1.5} />
            </Button>
          </li>
        ))}
      </ul>
      {headers.length < MOST && (
        <Button
          size="small"
          className="mt-2"
          onClick={() => onEdit({ headers: [...headers, { name: "", value: "" }] })}
        >
          <Plus aria-hidden className="size-4" strokeWidth={1.5} />
          {t("add")}
        </Button>
      )}
    </fieldset>
  );
}
