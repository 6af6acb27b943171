"use client";
import dynamic from "next/dynamic";
import { withTexts } from "@/components/i18n/with-texts";
import { useIsPanelOpen } from "@/components/shell/panels";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import { notificationsTexts } from "@/generated/messages/parts/notifications";
import type { BellJson } from "@/lib/notifications/bell";

const loadSwitcher = () => import("@/components/shell/switcher");
const loadKeys = () => import("@/components/shell/keys-dialog");
const loadNotifications = withTexts(notificationsTexts, () =>
  import("@/components/shell/notifications-panel").then((file) => file.NotificationsPanel),
);
const Switcher = dynamic(() => loadSwitcher().then((file) => file.Switcher), { ssr: false });
const KeysDialog = dynamic(() => loadKeys().then((file) => file.KeysDialog), { ssr: false });
const NotificationsPanel = dynamic(loadNotifications, { ssr: false });

export function ShellPanels({ bell }: { bell: BellJson }) {
  return (
    <>
      <LazyMount when={useIsPanelOpen("switcher")}>
        <Switcher />
      </LazyMount>
      <LazyMount when={useIsPanelOpen("keys")}>
        <KeysDialog />
      </LazyMount>
      <LazyMount when={useIsPanelOpen("notifications")}>
        <NotificationsPanel {...bell} />
      </LazyMount>
    </>
  );
}

const preload = (load: () => Promise<unknown>) => () => void load().catch(console.error);
const preloadHandlersFor = (load: () => Promise<unknown>) => ({
  onPointerOver: preload(load),
  onFocusCapture: preload(load),
});

/** Loads a dialog when its button is about to be pressed. */
export const preloadHandlers = {
  switcher: preloadHandlersFor(loadSwitcher),
  keys: preloadHandlersFor(loadKeys),
  notifications: preloadHandlersFor(loadNotifications),
};
