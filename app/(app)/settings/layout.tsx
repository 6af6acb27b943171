import { Messages } from "@/components/i18n/messages";

export default function SettingsLayout({ children }: LayoutProps<"/settings">) {
  return <Messages of={["settings"]}>{children}</Messages>;
}
