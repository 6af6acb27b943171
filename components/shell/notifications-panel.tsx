"use client";
import { useTranslations } from "next-intl";
import { useRef, useState, useSyncExternalStore } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import { FreshQueryClient } from "@/components/ui/hooks/query-client";
import { visibleBell } from "@/components/shell/bell";
import { Notifications } from "@/components/notifications/notifications";
import { showPanel, useIsPanelOpen } from "@/components/shell/panels";
import { Dialog } from "@/components/ui/overlays/dialog";
import { AnchoredPopover } from "@/components/ui/overlays/anchored-popover";
import type { BellJson } from "@/lib/notifications/bell";

export function NotificationsPanel(bell: BellJson) {
  const title = useTranslations("shell.notifications")("title");
  const [client] = useState(() => new FreshQueryClient());
  const containerRef = useRef<HTMLDivElement>(null);
  const isPhone = useSyncExternalStore(subscribe, () => phone().matches);
  const frame = {
    open: useIsPanelOpen("notifications"),
    onOpenChange: (open: boolean) => showPanel(open ? "notifications" : null),
    initialFocus: containerRef,
  };
  const content = (
    <Notifications containerRef={containerRef} bell={bell} isSheet={isPhone} onClose={() => showPanel(null)} />
  );

  return (
    <QueryClientProvider client={client}>
      {isPhone ? (
        <Dialog
          {...frame}
          title={title}
          titleHidden
          fill
          fullOnPhones
          className="flex h-dvh flex-col overflow-hidden"
          finalFocus={visibleBell}
        >
          {content}
        </Dialog>
      ) : (
        <AnchoredPopover
          {...frame}
          label={title}
          anchor={visibleBell}
          className="flex h-[min(40rem,var(--available-height))] w-120 flex-col overflow-hidden"
        >
          {content}
        </AnchoredPopover>
      )}
    </QueryClientProvider>
  );
}

/** Screens with a bottom bar. */
const phone = () => matchMedia("(width < 40rem)");

function subscribe(changed: () => void) {
  const query = phone();
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
