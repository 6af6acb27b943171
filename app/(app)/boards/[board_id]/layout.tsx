import { Messages } from "@/components/i18n/messages";

/** The board itself, and the pages over which it stays open. */
export default function BoardLayout({ children }: LayoutProps<"/boards/[board_id]">) {
  return (
    <Messages
      of={["badges", "board", "boardList", "boardTable", "boardViews", "drag", "live", "quickEntry", "viewSettings"]}
    >
      {children}
    </Messages>
  );
}
