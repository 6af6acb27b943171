import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import { TextField } from "@/components/ui/controls/text-field";
import type { StorageConfigJson } from "@/lib/storage/settings/present";

/** The environment decides. */
export function FixedStorage({ config }: { config: StorageConfigJson }) {
  const t = useTranslations("storage");
  const shown = { dir: "ltr", readOnly: true } as const;
  return (
    <div className="flex flex-col gap-4 p-4 sm:p-5">
      <Alert kind="info">{t("fixed")}</Alert>
      <TextField name="bucket" label={t("fields.bucket")} value={config.bucket} {...shown} />
      <TextField name="region" label={t("fields.region")} value={config.region} {...shown} />
      {config.endpoint && <TextField name="endpoint" label={t("fields.endpoint")} value={config.endpoint} {...shown} />}
      <TextField name="access_key" label={t("fields.accessKey")} value={config.access_key} {...shown} />
    </div>
  );
}
