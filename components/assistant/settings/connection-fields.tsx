"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useModels } from "@/components/assistant/settings/use-models";
import { PasswordField } from "@/components/ui/controls/password-field";
import { SelectField } from "@/components/ui/controls/select-field";
import { TextField } from "@/components/ui/controls/text-field";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import type { AssistantJson } from "@/lib/assistant/present";
import { AUTO, PROVIDERS, type ProviderName } from "@/lib/assistant/providers/choices";

export interface ConnectionValues {
  provider: ProviderName;
  model: string;
  base_url: string;
  api_key: string;
}

interface ConnectionFieldsProps {
  values: ConnectionValues;
  errors: Readonly<Record<string, string>>;
  saved: AssistantJson["settings"];
  models: readonly string[];
  hasHostPlatform: boolean;
  onEdit: (edited: Partial<ConnectionValues>) => void;
}

export function ConnectionFields({ values, errors, saved, models, hasHostPlatform, onEdit }: ConnectionFieldsProps) {
  const t = useTranslations("assistantSettings");
  const listed = useModels(saved, models);
  const { provider } = values;
  const offered = PROVIDERS.filter((each) => each !== "host_platform" || hasHostPlatform || saved.provider === each);
  const choose = (chosen: ProviderName) => {
    onEdit({ provider: chosen, model: AUTO });
    listed.read({ ...values, provider: chosen });
  };
  return (
    <>
      <SelectField
        name="provider"
        label={t("provider")}
        choices={offered.map((value) => ({ value, label: t(`providers.${value}`) }))}
        value={provider}
        onChange={({ target }) => choose(offered.find((each) => each === target.value) ?? provider)}
        error={errors.provider}
      />
      {provider === "provider_c" && (
        <TextField
          name="base_url"
          type="url"
          label={t("address")}
          hint={t("addressHint")}
          placeholder={EXAMPLE_ADDRESS}
          value={values.base_url}
          onChange={({ target }) => onEdit({ base_url: target.value })}
          onBlur={() => listed.read(values)}
          error={errors.base_url}
          required
          {...KEY}
        />
      )}
      {provider !== "host_platform" && (
        <PasswordField
          name="api_key"
          label={provider === "provider_c" ? t("ownKey") : t("key")}
          hint={isKept(values, saved) ? t("keyKept", { end: saved.api_key }) : undefined}
          value={values.api_key}
          onChange={({ target }) => onEdit({ api_key: target.value })}
          onBlur={() => values.api_key !== "" && provider === "provider_c" && listed.read(values)}
          error={errors.api_key}
          {...KEY}
        />
      )}
      <ModelField values={values} models={listed.models} error={errors.model} onEdit={onEdit} />
      {listed.problem && <ProblemLine>{listed.problem}</ProblemLine>}
    </>
  );
}

const EXAMPLE_ADDRESS = "https://models.example.com/v1";

const KEY = { dir: "ltr", autoComplete: "off", spellCheck: false, maxLength: 500 } as const;

const isKept = ({ provider, base_url }: ConnectionValues, saved: AssistantJson["settings"]): boolean =>
  saved.has_key && provider === saved.provider && base_url === saved.base_url;

interface ModelFieldProps extends Pick<ConnectionFieldsProps, "values" | "onEdit"> {
  models: readonly string[];
  error: string | undefined;
}

/** Any name can be typed for a server of one's own, which may list none. */
function ModelField({ values: { provider, model }, models, error, onEdit }: ModelFieldProps) {
  const t = useTranslations("assistantSettings");
  const listId = useId();
  const known = [...new Set([AUTO, ...models, model])];
  if (provider !== "provider_c")
    return (
      <SelectField
        name="model"
        label={t("model")}
        hint={t("modelHint")}
        choices={known.map((value) => ({ value, label: value === AUTO ? t("auto") : value }))}
        value={model}
        onChange={({ target }) => onEdit({ model: target.value })}
        error={error}
      />
    );
  return (
    <>
      <TextField
        name="model"
        label={t("model")}
        hint={t("ownModelHint")}
        value={model === AUTO ? "" : model}
        placeholder={t("auto")}
        onChange={({ target }) => onEdit({ model: target.value || AUTO })}
        error={error}
        list={listId}
        {...KEY}
      />
      <datalist id={listId}>
        {models.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
    </>
  );
}
