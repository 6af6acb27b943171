"use client";
import { useRef } from "react";
import { useRouter } from "next/navigation";
import { useLive } from "@/components/live/use-live";
import { isOnlyOfTimer, PERSONAL_CHANNEL } from "@/lib/live/changes";

/** Shows changes that others made to somebody's tasks as soon as they get a notification. */
export function RefreshOnNotifications() {
  const router = useRouter();
  const wasOpen = useRef(false);

  function refreshIfReopened() {
    if (wasOpen.current) router.refresh();
    wasOpen.current = true;
  }

  useLive(PERSONAL_CHANNEL, {
    onChange: (change) => !isOnlyOfTimer(change) && router.refresh(),
    onOpen: refreshIfReopened,
    onDrag: ignore,
    onEnded: ignore,
  });
  return null;
}

/** Nothing is dragged there, and it ends with the session only. */
const ignore = () => undefined;
