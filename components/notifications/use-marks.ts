"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  allNotificationsKey,
  type Mark,
  marksKey,
  sendMark,
  withMark,
} from "@/components/notifications/notifications-data";
import type { NotificationPages } from "@/components/notifications/use-notifications";
import { unread } from "@/components/notifications/use-unread";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";

/** Marks notifications as read optimistically. */
export function useMarks(): (mark: Mark) => void {
  const client = useQueryClient();
  const { mutateAsync } = useMutation<void, Error, Mark>({
    mutationKey: marksKey,
    mutationFn: sendMark,
    networkMode: "always",
    onSuccess: (_, mark) =>
      void client.setQueriesData<NotificationPages>(
        { queryKey: allNotificationsKey },
        (known) => known && { ...known, pages: known.pages.map((page) => withMark(page, mark)) },
      ),
    // Pages behind the loaded ones have moved up.
    onSettled: () => void client.invalidateQueries({ queryKey: allNotificationsKey }),
  });

  return (mark) => {
    const done = mutateAsync(mark);
    void unread.mark(mark === "all" ? "all" : mark.length, done);
    done.catch((error: unknown) => toast(errorMessage(error), "error"));
  };
}
