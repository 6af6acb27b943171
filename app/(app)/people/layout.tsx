import { Messages } from "@/components/i18n/messages";

export default function PeopleLayout({ children }: LayoutProps<"/people">) {
  return <Messages of={["people", "activity", "eventWords", "badges", "members"]}>{children}</Messages>;
}
