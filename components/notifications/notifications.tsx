"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
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

const TABS: readonly Tab[] = ["all", "unread", "assigned", "mentioned"];

export function Notifications({ containerRef, bell, isSheet, onClose }: NotificationsProps) {
  const t = useTranslations("notifications");
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
        <h2 className="min-w-0 flex-1 truncate text-lg font-semibold">{t("title")}</h2>
        <MarkAll isDisabled={unread === 0} onPress={() => mark("all")} />
        <SettingsLink onFollow={onClose} />
        {isSheet && <CloseButton onPress={onClose} />}
      </div>
      <Tabs
        fill
        label={t("title")}
        tabs={TABS.map((value) => ({
          value,
          label: t(`panel.tabs.${value}`),
          count: value === "unread" && unread > 0 ? unread : undefined,
          panel: <NotificationList tab={value} {...listProps} />,
        }))}
      />
    </div>
  );
}

function MarkAll({ isDisabled, onPress }: { isDisabled: boolean; onPress: () => void }) {
  const t = useTranslations("notifications.panel");
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={t("markAllAsRead")}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onPress()}
      className="aria-disabled:opacity-50 pointer-coarse:min-w-11"
    >
      <CheckCheck {...icon} />
      {/* On phones few languages have words that fit beside the heading. */}
      <span className="max-sm:hidden">{t("markAllAsRead")}</span>
    </Button>
  );
}

function SettingsLink({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations("notifications.panel");
  return (
    <Tooltip text={t("settings")}>
      <Link
        href="/profile/notifications"
        aria-label={t("settings")}
        onClick={onFollow}
        className={buttonStyle({ kind: "quiet", size: "icon" })}
      >
        <Settings {...icon} />
      </Link>
    </Tooltip>
  );
}

function CloseButton({ onPress }: { onPress: () => void }) {
  const actions = useTranslations("ui.actions");
  return (
    <Button kind="quiet" size="icon" aria-label={actions("close")} onClick={onPress}>
      <X {...icon} />
    </Button>
  );
}
