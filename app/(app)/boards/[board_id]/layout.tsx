import { Messages } from "@/components/i18n/messages";

/** The board itself, and the pages over which it stays open. */
export default function BoardLayout({ children }: LayoutProps<"/boards/[board_id]">) {
  return (
    <Messages
      of={[
        "activity",
        "archive",
        "attachments",
        "backgrounds",
        "badges",
        "board",
        "comments",
        "drag",
        "fields",
        "files",
        "labels",
        "live",
        "members",
        "quickEntry",
        "subtasks",
        "task",
        "taskFeed",
        "taskParts",
        "text",
      ]}
    >
      {children}
    </Messages>
  );
}
