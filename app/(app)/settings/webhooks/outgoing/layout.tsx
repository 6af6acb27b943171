import { Messages } from "@/components/i18n/messages";

export default function OutgoingWebhooksLayout({ children }: LayoutProps<"/settings/webhooks/outgoing">) {
  return <Messages of={["outgoingWebhooks"]}>{children}</Messages>;
}
