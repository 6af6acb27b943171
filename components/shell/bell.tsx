"use client";
import { useTranslations } from "next-intl";
import { Bell as Icon, Inbox } from "lucide-react";
import { useUnread } from "@/components/notifications/use-unread";
import { showPanel, useIsPanelOpen } from "@/components/shell/panels";
import { preloadHandlers } from "@/components/shell/shell-panels";
import { Button } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { CountBadge } from "@/components/ui/feedback/count-badge";
import { Tooltip } from "@/components/ui/overlays/tooltip";

interface BellProps {
  /** The unread count that the page was rendered with. */
  initialCount: number;
}

export function Bell({ initialCount }: BellProps) {
  const title = useTranslations("shell.notifications")("title");
  const { count, ...button } = useBell(initialCount, title);
  return (
    <Tooltip text={title} disabled={button["aria-expanded"]}>
      <Button
        {...button}
        kind="quiet"
        size="icon"
        className={classNames("relative max-sm:hidden", count > 0 && "min-w-13")}
      >
        <Icon aria-hidden className={classNames("size-4", count > 0 && "me-5")} strokeWidth={1.5} />
        <CountBadge aria-hidden count={count} className="start-4.5 top-0.5 ring-surface" />
      </Button>
    </Tooltip>
  );
}

export function InboxButton({ initialCount, className }: BellProps & { className: string }) {
  const title = useTranslations("shell.bottomBar")("inbox");
  const { count, ...button } = useBell(initialCount, title);
  return (
    <button type="button" {...button} className={className}>
      <span className="relative">
        <Inbox aria-hidden className="size-5" strokeWidth={1.5} />
        <CountBadge aria-hidden count={count} className="start-2.5 -top-1.5 ring-surface" />
      </span>
      {title}
    </button>
  );
}

function useBell(initialCount: number, name: string) {
  const t = useTranslations("shell.notifications");
  const count = useUnread(initialCount);
  const isOpen = useIsPanelOpen("notifications");
  return {
    count,
    "data-bell": "",
    "aria-label": count > 0 ? t("withUnread", { name, count }) : name,
    "aria-haspopup": "dialog" as const,
    "aria-expanded": isOpen,
    ...preloadHandlers.notifications,
    onClick: () => showPanel(isOpen ? null : "notifications"),
  };
}

/** The visible one: the panel is anchored to it and returns the focus to it. */
export const visibleBell = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>("[data-bell]")].find((bell) => bell.checkVisibility()) ?? null;
