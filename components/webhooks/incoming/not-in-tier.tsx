import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";

export function NotInTier() {
  const t = useTranslations("webhooks.incoming");
  return (
    <Alert kind="info" className="mb-4">
      {t("notInTier")}
    </Alert>
  );
}
