"use client";
import { useTranslations } from "next-intl";
import type { AnnouncedPosition } from "@/components/board/drag/announced-position";

export type Announcement = "lifted" | "moved" | "dropped" | "canceled" | "refused";

export type Announcements = ReturnType<typeof useAnnouncements>;

/** For screen readers. */
export function useAnnouncements() {
  const t = useTranslations("drag");
  return {
    gone: t("gone"),
    of: (announcement: Announcement, { kind, ...position }: AnnouncedPosition) =>
      t(`${kind}.${announcement}`, position),
  };
}
