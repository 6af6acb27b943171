import { Messages } from "@/components/i18n/messages";

export default function ReportsLayout({ children }: LayoutProps<"/reports">) {
  return <Messages of={["quickEntry", "reports"]}>{children}</Messages>;
}
