"use client";
import dynamic from "next/dynamic";
import { useIsShown } from "@/components/shell/panels";
import { Late } from "@/components/ui/overlays/late";
import type { BellJson } from "@/lib/notifications/bell";

const loadSwitcher = () => import("@/components/shell/switcher");
const loadKeys = () => import("@/components/shell/keys-dialog");
const loadNotifications = () => import("@/components/shell/notifications-panel");
const Switcher = dynamic(() => loadSwitcher().then((file) => file.Switcher), { ssr: false });
const KeysDialog = dynamic(() => loadKeys().then((file) => file.KeysDialog), { ssr: false });
const NotificationsPanel = dynamic(() => loadNotifications().then((file) => file.NotificationsPanel), { ssr: false });

export function ShellPanels({ bell }: { bell: BellJson }) {
  return (
    <>
      <Late when={useIsShown("switcher")}>
        <Switcher />
      </Late>
      <Late when={useIsShown("keys")}>
        <KeysDialog />
      </Late>
      <Late when={useIsShown("notifications")}>
        <NotificationsPanel {...bell} />
      </Late>
    </>
  );
}

const preload = (load: () => Promise<unknown>) => () => void load().catch(console.error);
const early = (load: () => Promise<unknown>) => ({ onPointerOver: preload(load), onFocusCapture: preload(load) });

/** Loads a dialog when its button is about to be pressed. */
export const preloading = {
  switcher: early(loadSwitcher),
  keys: early(loadKeys),
  notifications: early(loadNotifications),
};
