"use client";
import { useRef } from "react";
import { MarkButton, NoMark } from "@/components/notifications/mark-button";
import { RowLink, TimeOfDay, WhoAndWhat, wordsOf } from "@/components/notifications/notification-line";
import type { RowActions } from "@/components/notifications/notification-row";
import type { Told } from "@/components/notifications/notifications-data";
import { focusAfterMark } from "@/components/notifications/row-focus";
import type { Clock } from "@/lib/dates/when";

interface OlderNotificationProps extends RowActions {
  told: Told;
  clock: Clock;
}

export function OlderNotification({ told, clock, staysWhenRead, onOpen, onMark }: OlderNotificationProps) {
  const item = useRef<HTMLLIElement>(null);
  const unreadIds = told.read ? [] : [told.id];

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
      <RowLink to={told} onOpen={() => onOpen(told, unreadIds)}>
        <WhoAndWhat told={told} isUnread={!told.read} clock={clock} />
      </RowLink>
      <TimeOfDay at={told.created_at} clock={clock} />
      {told.read ? <NoMark /> : <MarkButton label={`Mark as read: ${wordsOf(told, clock)}`} onPress={mark} />}
    </li>
  );
}
