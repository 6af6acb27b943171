"use client";
import { useRef, useState, useSyncExternalStore } from "react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { shownBell } from "@/components/shell/bell";
import { Notifications } from "@/components/notifications/notifications";
import { showPanel, useIsShown } from "@/components/shell/panels";
import { Dialog } from "@/components/ui/overlays/dialog";
import { AnchoredPopover } from "@/components/ui/overlays/anchored-popover";
import type { BellJson } from "@/lib/notifications/bell";

/** What somebody was told, beside the bell; on phones over the whole screen. */
export function NotificationsPanel(bell: BellJson) {
  const [client] = useState(() => new QueryClient());
  const start = useRef<HTMLDivElement>(null);
  const isPhone = useSyncExternalStore(subscribe, () => phone().matches);
  const frame = {
    open: useIsShown("notifications"),
    onOpenChange: (open: boolean) => showPanel(open ? "notifications" : null),
    initialFocus: start,
  };
  const content = <Notifications whole={start} bell={bell} isSheet={isPhone} onClose={() => showPanel(null)} />;

  return (
    <QueryClientProvider client={client}>
      {isPhone ? (
        <Dialog
          {...frame}
          title="Notifications"
          titleHidden
          fill
          fullOnPhones
          className="flex h-dvh flex-col overflow-hidden"
          finalFocus={shownBell}
        >
          {content}
        </Dialog>
      ) : (
        <AnchoredPopover
          {...frame}
          label="Notifications"
          anchor={shownBell}
          className="flex h-[min(40rem,var(--available-height))] w-120 flex-col overflow-hidden"
        >
          {content}
        </AnchoredPopover>
      )}
    </QueryClientProvider>
  );
}

/** Those that have a bottom bar. */
const phone = () => matchMedia("(width < 40rem)");

function subscribe(changed: () => void) {
  const query = phone();
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
