"use client";
import Link from "next/link";
import { CheckCheck, Settings, X } from "lucide-react";
import { NotificationList } from "@/components/notifications/notification-list";
import type { Tab } from "@/components/notifications/notifications-data";
import { moveByArrow } from "@/components/notifications/row-focus";
import { useMarks } from "@/components/notifications/use-marks";
import { useUnread } from "@/components/notifications/use-unread";
import { Button, buttonStyle } from "@/components/ui/controls/button";
import { Tabs } from "@/components/ui/lists/tabs";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import type { BellJson } from "@/lib/notifications/bell";

interface NotificationsProps {
  containerRef: React.RefObject<HTMLDivElement | null>;
  bell: BellJson;
  isSheet: boolean;
  onClose: () => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

const TABS: readonly { value: Tab; label: string }[] = [
  { value: "all", label: "All" },
  { value: "unread", label: "Unread" },
  { value: "assigned", label: "Assigned" },
  { value: "mentioned", label: "Mentioned" },
];

export function Notifications({ containerRef, bell, isSheet, onClose }: NotificationsProps) {
  const unread = useUnread(bell.unread);
  const mark = useMarks();
  const listProps = { clock: bell, onMark: mark, onClose };

  return (
    <div
      ref={containerRef}
      tabIndex={-1}
      onKeyDown={(event) => moveByArrow(event, containerRef.current)}
      className="flex min-h-0 flex-1 flex-col outline-none"
    >
      <div className="flex h-12 shrink-0 items-center gap-1 ps-4 pe-2 pointer-coarse:h-14">
        <h2 className="min-w-0 flex-1 truncate text-lg font-semibold">Notifications</h2>
        <Button
          kind="quiet"
          size="small"
          aria-label="Mark all as read"
          aria-disabled={unread === 0}
          onClick={() => unread > 0 && mark("all")}
          className="aria-disabled:opacity-50"
        >
          {/* Beside the heading a phone has room for the words or the icon, a narrow one for the icon alone. */}
          <CheckCheck {...icon} className="size-4 max-sm:hidden max-[24rem]:block" />
          <span className="max-[24rem]:hidden">Mark all as read</span>
        </Button>
        <Tooltip text="Notification settings">
          <Link
            href="/profile#notifications"
            aria-label="Notification settings"
            onClick={onClose}
            className={buttonStyle({ kind: "quiet", size: "icon" })}
          >
            <Settings {...icon} />
          </Link>
        </Tooltip>
        {isSheet && (
          <Button kind="quiet" size="icon" aria-label="Close" onClick={onClose}>
            <X {...icon} />
          </Button>
        )}
      </div>
      <Tabs
        fill
        label="Notifications"
        tabs={TABS.map(({ value, label }) => ({
          value,
          label,
          count: value === "unread" && unread > 0 ? unread : undefined,
          panel: <NotificationList tab={value} {...listProps} />,
        }))}
      />
    </div>
  );
}
