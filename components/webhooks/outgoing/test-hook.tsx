import { Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { RequestButton } from "@/components/webhooks/outgoing/request-button";

export function TestHook({ id }: { id: number }) {
  const t = useTranslations("outgoingWebhooks.log");
  return (
    <RequestButton method="POST" path={`/boards-app/v1/outgoing-webhooks/${id}/test`} done={t("testing")}>
      <Send aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />
      {t("test")}
    </RequestButton>
  );
}
