"use client";
import { useFormatter, useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { ChevronDown } from "lucide-react";
import type { NotificationGroup } from "@/components/notifications/groups";
import { MarkButton, NoMark } from "@/components/notifications/mark-button";
import {
  RowLink,
  TimeOfDay,
  NotificationSentence,
  usePlainSentence,
} from "@/components/notifications/notification-line";
import type { NotificationView } from "@/components/notifications/notifications-data";
import { OlderNotification } from "@/components/notifications/older-notification";
import { focusAfterMark } from "@/components/notifications/row-focus";
import { classNames } from "@/components/ui/class-names";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import type { Clock } from "@/lib/dates/when";

export interface RowActions {
  /** Otherwise read notifications leave the list. */
  staysWhenRead: boolean;
  onOpen: (target: NotificationView, unreadIds: readonly number[]) => void;
  onMark: (unreadIds: readonly number[]) => void;
}

interface NotificationRowProps extends RowActions {
  group: NotificationGroup<NotificationView>;
  clock: Clock;
}

export function NotificationRow({ group, clock, ...actions }: NotificationRowProps) {
  const t = useTranslations("notifications.row");
  const { newest, others, target, unreadIds } = group;
  const { staysWhenRead, onOpen, onMark } = actions;
  const [isOpen, setIsOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const olderId = useId();
  const task = newest.task?.title ?? "";
  const sentence = usePlainSentence(newest, clock);

  function mark() {
    focusAfterMark(item.current, staysWhenRead);
    onMark(unreadIds);
  }

  return (
    <li ref={item} className="border-t border-gray-6 first:border-t-0">
      <div
        data-row
        className="relative flex h-16 items-center gap-2 ps-4 pe-2 hover:bg-gray-3 has-[a:focus-visible]:bg-gray-3"
      >
        <PersonAvatar
          id={newest.activitist.ID}
          name={newest.activitist.display_name}
          photo={"photo" in newest.activitist ? newest.activitist.photo : ""}
          size={32}
          className="me-1"
        />
        <RowLink to={target} onOpen={() => onOpen(target, unreadIds)}>
          <NotificationSentence notification={newest} isUnread={unreadIds.length > 0} clock={clock} />
          <TaskAndTime notification={newest} clock={clock} />
        </RowLink>
        {others.length > 0 && (
          <OlderToggle count={others.length} isOpen={isOpen} controls={olderId} onToggle={() => setIsOpen(!isOpen)} />
        )}
        {unreadIds.length === 0 ? (
          <NoMark />
        ) : (
          <MarkButton
            label={
              others.length > 0
                ? t("markGroup", { task, count: unreadIds.length })
                : t("markThis", { notification: sentence })
            }
            onPress={mark}
          />
        )}
      </div>
      <ul id={olderId} hidden={!isOpen || others.length === 0} aria-label={t("olderAbout", { task })} className="pb-2">
        {others.map((each) => (
          <OlderNotification key={each.id} notification={each} clock={clock} {...actions} />
        ))}
      </ul>
    </li>
  );
}

interface OlderToggleProps {
  count: number;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
}

function OlderToggle({ count, isOpen, controls, onToggle }: OlderToggleProps) {
  const t = useTranslations("notifications.row");
  const { number } = useFormatter();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="relative z-1 flex h-7 shrink-0 items-center gap-0.5 rounded-sm px-1 text-sm text-gray-11 tabular-nums hover:bg-gray-4 hover:text-gray-12 pointer-coarse:h-11"
    >
      <span>
        {t.rich("older", {
          count: number(count, { signDisplay: "always" }),
          more: (chunks) => <span className="max-sm:sr-only">{chunks}</span>,
        })}
      </span>
      <ChevronDown aria-hidden className={classNames("size-4", isOpen && "rotate-180")} strokeWidth={1.5} />
    </button>
  );
}

function TaskAndTime({
  notification: { task, created_at: at },
  clock,
}: {
  notification: NotificationView;
  clock: Clock;
}) {
  return (
    <span className="flex items-baseline gap-1.5 text-sm text-gray-11">
      {task && (
        <>
          <bdi className="truncate text-gray-12">{task.title}</bdi>
          <span className="flex min-w-0 shrink-99 gap-1.5 overflow-hidden max-sm:hidden">
            <span aria-hidden>·</span>
            <bdi className="truncate">{task.board.title}</bdi>
          </span>
          <span aria-hidden>·</span>
        </>
      )}
      <TimeOfDay at={at} clock={clock} />
    </span>
  );
}
