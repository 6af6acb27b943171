import { useTranslations } from "next-intl";
import { CopyField } from "@/components/ui/controls/copy-field";
import { Alert } from "@/components/ui/feedback/alert";

/** Shown once. */
export function NewSecret({ secret }: { secret: string }) {
  const t = useTranslations("outgoingWebhooks.secret");
  return (
    <div className="flex w-full flex-col gap-3">
      <Alert kind="warning" title={t("copyNow")}>
        {t("once")}
      </Alert>
      <CopyField label={t("label")} value={secret} />
    </div>
  );
}
