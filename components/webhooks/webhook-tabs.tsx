import { useTranslations } from "next-intl";
import { LinkTabs } from "@/components/ui/lists/link-tabs";

export const INCOMING = "/settings/webhooks";
export const OUTGOING = "/settings/webhooks/outgoing";

export function WebhookTabs({ current }: { current: "incoming" | "outgoing" }) {
  const t = useTranslations("webhooks.tabs");
  const tabs = [
    { value: "incoming", href: INCOMING, words: t("incoming") },
    { value: "outgoing", href: OUTGOING, words: t("outgoing") },
  ];
  return (
    <div className="mb-6">
      <LinkTabs label={t("label")} value={current} tabs={tabs} />
    </div>
  );
}
