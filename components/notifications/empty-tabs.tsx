import { AtSign, Bell, CheckCheck, UserRound } from "lucide-react";
import type { Tab } from "@/components/notifications/notifications-data";

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

export const EMPTY_TABS: Readonly<Record<Tab, { icon: React.ReactNode; title: string; children: string }>> = {
  all: {
    icon: <Bell {...icon} />,
    title: "No notifications yet",
    children: "What others do to tasks that you are assigned to or watch is told here.",
  },
  unread: {
    icon: <CheckCheck {...icon} />,
    title: "Nothing is unread",
    children: "You have seen all that was told you.",
  },
  assigned: {
    icon: <UserRound {...icon} />,
    title: "No assignments yet",
    children: "It is told here when somebody assigns you a task, or takes you off one.",
  },
  mentioned: {
    icon: <AtSign {...icon} />,
    title: "No mentions yet",
    children: "It is told here when somebody writes your name in a comment.",
  },
};
