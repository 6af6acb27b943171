import { useTranslations } from "next-intl";
import { Delivery } from "@/components/webhooks/outgoing/delivery";
import type { DeliveryView } from "@/components/webhooks/outgoing/view-model";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { Rows } from "@/components/ui/lists/rows";

interface DeliveryListProps {
  hookId: number;
  deliveries: readonly DeliveryView[];
}

export function DeliveryList({ hookId, deliveries }: DeliveryListProps) {
  const t = useTranslations("outgoingWebhooks.log");
  if (deliveries.length === 0) return <EmptyState title={t("none")}>{t("noneText")}</EmptyState>;
  return (
    <Rows aria-label={t("title")}>
      {deliveries.map((delivery) => (
        <Delivery key={delivery.id} hookId={hookId} delivery={delivery} />
      ))}
    </Rows>
  );
}
