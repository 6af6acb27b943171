"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { MarkButton, NoMark } from "@/components/notifications/mark-button";
import {
  RowLink,
  TimeOfDay,
  NotificationSentence,
  usePlainSentence,
} from "@/components/notifications/notification-line";
import type { RowActions } from "@/components/notifications/notification-row";
import type { NotificationView } from "@/components/notifications/notifications-data";
import { focusAfterMark } from "@/components/notifications/row-focus";
import type { Clock } from "@/lib/dates/when";

interface OlderNotificationProps extends RowActions {
  notification: NotificationView;
  clock: Clock;
}

export function OlderNotification({ notification, clock, staysWhenRead, onOpen, onMark }: OlderNotificationProps) {
  const t = useTranslations("notifications.row");
  const item = useRef<HTMLLIElement>(null);
  const sentence = usePlainSentence(notification, clock);
  const unreadIds = notification.read ? [] : [notification.id];

  function mark() {
    focusAfterMark(item.current, staysWhenRead);
    onMark(unreadIds);
  }

  return (
    <li
      ref={item}
      data-row
      className="relative flex h-9 items-center gap-2 ps-15 pe-2 hover:bg-gray-3 has-[a:focus-visible]:bg-gray-3 pointer-coarse:h-11"
    >
      <RowLink to={notification} onOpen={() => onOpen(notification, unreadIds)}>
        <NotificationSentence notification={notification} isUnread={!notification.read} clock={clock} />
      </RowLink>
      <TimeOfDay at={notification.created_at} clock={clock} />
      {notification.read ? <NoMark /> : <MarkButton label={t("markThis", { notification: sentence })} onPress={mark} />}
    </li>
  );
}
