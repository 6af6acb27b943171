"use client";
import dynamic from "next/dynamic";
import { useIsShown } from "@/components/shell/panels";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import type { BellJson } from "@/lib/notifications/bell";

const loadSwitcher = () => import("@/components/shell/switcher");
const loadKeys = () => import("@/components/shell/keys-dialog");
const loadNotifications = () => import("@/components/shell/notifications-panel");
const Switcher = dynamic(() => loadSwitcher().then((file) => file.Switcher), { ssr: false });
const KeysDialog = dynamic(() => loadKeys().then((file) => file.KeysDialog), { ssr: false });
const NotificationsPanel = dynamic(() => loadNotifications().then((file) => file.NotificationsPanel), { ssr: false });

/** The shell's dialogs, once they were asked for. */
export function ShellPanels({ bell }: { bell: BellJson }) {
  return (
    <>
      <LazyMount when={useIsShown("switcher")}>
        <Switcher />
      </LazyMount>
      <LazyMount when={useIsShown("keys")}>
        <KeysDialog />
      </LazyMount>
      <LazyMount when={useIsShown("notifications")}>
        <NotificationsPanel {...bell} />
      </LazyMount>
    </>
  );
}

const preload = (load: () => Promise<unknown>) => () => void load().catch(console.error);
const early = (load: () => Promise<unknown>) => ({ onPointerOver: preload(load), onFocusCapture: preload(load) });

/** For the buttons that ask for them: what is about to be pressed is loaded already. */
export const preloading = {
  switcher: early(loadSwitcher),
  keys: early(loadKeys),
  notifications: early(loadNotifications),
};
