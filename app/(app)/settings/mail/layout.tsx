import { Messages } from "@/components/i18n/messages";

export default function MailLayout({ children }: LayoutProps<"/settings/mail">) {
  return <Messages of={["emailLog"]}>{children}</Messages>;
}
