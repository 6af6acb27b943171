import { Messages } from "@/components/i18n/messages";

export default function WebhooksLayout({ children }: LayoutProps<"/settings/webhooks">) {
  return <Messages of={["webhooks"]}>{children}</Messages>;
}
