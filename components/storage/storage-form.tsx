"use client";
import { useTranslations } from "next-intl";
import { BucketFields } from "@/components/storage/bucket-fields";
import { ConnectionTest } from "@/components/storage/connection-test";
import { SaveForm } from "@/components/ui/controls/save-form";
import { SelectField } from "@/components/ui/controls/select-field";
import { useEditedForm } from "@/components/ui/hooks/use-edited-form";
import { api } from "@/lib/api";
import type { StorageConfigJson } from "@/lib/storage/settings/present";
import { DRIVERS } from "@/lib/storage/settings/providers";

/** Saved only if the server can store a file there. Keys are never shown again: an empty field keeps them. */
export function StorageForm({ config }: { config: StorageConfigJson }) {
  const t = useTranslations("storage");
  const { regions, is_defined: _, access_key, secret_key: __, ...facts } = config;
  const saved = { ...facts, access_key: "", secret_key: "" };
  const { state, errors, shown, edit } = useEditedForm(saved, (changed) =>
    api("POST", "/boards/v2/admin/storage-settings", { config: { ...saved, ...changed } }),
  );
  return (
    <SaveForm state={state}>
      <SelectField
        name="driver"
        label={t("driver")}
        choices={DRIVERS.map((value) => ({ value, label: t(`drivers.${value}`) }))}
        value={shown.driver}
        onChange={({ target }) => edit({ driver: DRIVERS.find((each) => each === target.value) ?? "local" })}
        error={errors.driver}
      />
      {shown.driver !== "local" && (
        <BucketFields
          driver={shown.driver}
          values={shown}
          keptKey={config.driver === shown.driver ? access_key : ""}
          regions={regions}
          errors={errors}
          edit={edit}
        />
      )}
      {shown.driver !== "local" && <ConnectionTest key={JSON.stringify(shown)} config={shown} />}
    </SaveForm>
  );
}
