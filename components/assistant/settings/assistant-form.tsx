"use client";
import { useTranslations } from "next-intl";
import { ConnectionFields } from "@/components/assistant/settings/connection-fields";
import { ConnectionTest } from "@/components/assistant/settings/connection-test";
import { SaveForm } from "@/components/ui/controls/save-form";
import { Switch } from "@/components/ui/controls/switch";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { TextField } from "@/components/ui/controls/text-field";
import { useEditedForm } from "@/components/ui/hooks/use-edited-form";
import { api } from "@/lib/api";
import type { AssistantJson } from "@/lib/assistant/present";

export interface AssistantFormProps {
  settings: AssistantJson["settings"];
  /** Those of the saved provider, as far as they are known. */
  models: readonly string[];
  hasHostPlatform: boolean;
}

/** The key is never shown again: an empty field keeps it. */
export function AssistantForm({ settings, models, hasHostPlatform }: AssistantFormProps) {
  const t = useTranslations("assistantSettings");
  const { provider, model, base_url, custom_prompt } = settings;
  const { state, errors, shown, edit } = useEditedForm(
    {
      ...{ is_enabled: settings.is_enabled === "yes", provider, model, base_url, custom_prompt },
      ...{ api_key: "", monthly_requests: String(settings.monthly_requests) },
    },
    (changed) => api("POST", "/boards/v2/ai/settings", { settings: changed }),
  );
  return (
    <SaveForm state={state}>
      <div className="-mt-2 border-b border-gray-6 pb-1">
        <Switch
          label={t("enabled")}
          hint={t("enabledHint")}
          checked={shown.is_enabled}
          onChange={(on) => edit({ is_enabled: on })}
        />
      </div>
      <ConnectionFields
        values={shown}
        errors={errors}
        saved={settings}
        models={models}
        hasHostPlatform={hasHostPlatform}
        onEdit={edit}
      />
      <ConnectionTest key={`${shown.provider} ${shown.model} ${shown.base_url}`} values={shown} />
      <TextAreaField
        name="custom_prompt"
        label={t("instructions")}
        hint={t("instructionsHint")}
        optional
        value={shown.custom_prompt}
        onChange={({ target }) => edit({ custom_prompt: target.value })}
        error={errors.custom_prompt}
        maxLength={4_000}
      />
      <TextField
        name="monthly_requests"
        type="number"
        label={t("budget")}
        hint={t("budgetHint")}
        value={shown.monthly_requests}
        onChange={({ target }) => edit({ monthly_requests: target.value })}
        error={errors.monthly_requests}
        required
        min={0}
        max={1_000_000}
        step={1}
        className="sm:max-w-80"
      />
    </SaveForm>
  );
}
