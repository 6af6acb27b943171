import { Messages } from "@/components/i18n/messages";

export default function ProfileLayout({ children }: LayoutProps<"/profile">) {
  return <Messages of={["account", "auth", "calendarFeeds"]}>{children}</Messages>;
}
