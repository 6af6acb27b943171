import { Messages } from "@/components/i18n/messages";

export default function WelcomeLayout({ children }: LayoutProps<"/welcome">) {
  return <Messages of={["boards"]}>{children}</Messages>;
}
