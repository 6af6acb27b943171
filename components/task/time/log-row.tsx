"use client";
import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { dayText } from "@/components/task/time/day-text";
import { LogMenu } from "@/components/task/time/log-menu";
import { dayOf } from "@/components/task/time/use-logging";
import { plainTextOf } from "@/components/text/rich-text/copy-text";
import { classNames } from "@/components/ui/class-names";
import { buttonStyle } from "@/components/ui/controls/button";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { dueText } from "@/lib/dates/dates-on-screen";
import { durationText } from "@/lib/time/duration";
import type { TimeTrackJson } from "@/lib/time/present";

interface LogRowProps extends Pick<PropertyEditProps, "viewer" | "clock"> {
  track: TimeTrackJson;
  mayChange: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

const dots = <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />;
const loadMenu = () => Promise.resolve(LogMenu);

export function LogRow({ track, viewer, clock, mayChange, onEdit, onDelete }: LogRowProps) {
  const t = useTranslations("time");
  const { ID, display_name: name, photo } = track.user;
  const day = dayOf(track, viewer.timeZone);
  const time = durationText(track.billable_minutes, viewer.locale);
  const isSaved = track.id > 0;
  return (
    <li data-log={track.id} className="group -mx-2 flex items-start gap-2 rounded-sm px-2 py-1.5 hover:bg-gray-4">
      <PersonAvatar id={ID} name={name} photo={photo} size={24} className="mt-0.5" />
      <div className={classNames("min-w-0 flex-1 text-base", !isSaved && "text-gray-11")}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="min-w-0 font-medium wrap-anywhere">{name}</bdi>
          <time dateTime={day} title={dueText(day, clock).whole} className="text-sm text-gray-11 tabular-nums">
            {dayText(day, clock)}
          </time>
          {!isSaved && <span className="text-sm">{t("saving")}</span>}
        </p>
        {track.message && (
          <p dir="auto" className="text-sm text-match-parent wrap-anywhere whitespace-pre-wrap text-gray-11">
            {plainTextOf(track.message)}
          </p>
        )}
      </div>
      <span className="mt-0.5 shrink-0 tabular-nums">{time}</span>
      {mayChange && isSaved && (
        <LazyMenu
          label={t("actions", { time, name })}
          button={dots}
          buttonStyle={buttonStyle({ kind: "quiet", size: "smallIcon" }, "-me-1.5 pointer-coarse:-my-2.5")}
          load={loadMenu}
          menuProps={{ onEdit, onDelete }}
        />
      )}
    </li>
  );
}
