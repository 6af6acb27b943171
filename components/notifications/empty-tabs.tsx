import { useTranslations } from "next-intl";
import { AtSign, Bell, CheckCheck, UserRound } from "lucide-react";
import type { Tab } from "@/components/notifications/notifications-data";
import { EmptyState } from "@/components/ui/feedback/empty-state";

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

const ICONS: Readonly<Record<Tab, React.ReactNode>> = {
  all: <Bell {...icon} />,
  unread: <CheckCheck {...icon} />,
  assigned: <UserRound {...icon} />,
  mentioned: <AtSign {...icon} />,
};

export function EmptyTab({ tab }: { tab: Tab }) {
  const t = useTranslations("notifications.empty");
  return (
    <EmptyState icon={ICONS[tab]} title={t(`${tab}.title`)} className="my-auto">
      {t(`${tab}.text`)}
    </EmptyState>
  );
}
