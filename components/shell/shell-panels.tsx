"use client";
import dynamic from "next/dynamic";
import { useEffect } from "react";
import { withTexts } from "@/components/i18n/with-texts";
import { showPanel, useIsPanelOpen } from "@/components/shell/panels";
import type { ShellPerson } from "@/components/shell/shell-person";
import { TypedAhead } from "@/components/ui/keyboard/typed-ahead";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import { notificationsTexts } from "@/generated/messages/parts/notifications";
import { paletteTexts } from "@/generated/messages/parts/palette";
import { quickCreateTexts } from "@/generated/messages/parts/quickCreate";
import type { BellJson } from "@/lib/notifications/bell";

const loadPalette = withTexts(paletteTexts, () =>
  import("@/components/shell/shell-palette").then((file) => file.ShellPalette),
);
const loadQuickCreate = withTexts(quickCreateTexts, () =>
  import("@/components/quick-create/quick-create").then((file) => file.QuickCreate),
);
const loadKeys = () => import("@/components/shell/keys-dialog");
const loadNotifications = withTexts(notificationsTexts, () =>
  import("@/components/shell/notifications-panel").then((file) => file.NotificationsPanel),
);
const KeepKeys = () => <TypedAhead onCancel={() => showPanel(null)} />;
const ShellPalette = dynamic(loadPalette, { ssr: false, loading: KeepKeys });
const QuickCreate = dynamic(loadQuickCreate, { ssr: false, loading: KeepKeys });
const KeysDialog = dynamic(() => loadKeys().then((file) => file.KeysDialog), { ssr: false });
const NotificationsPanel = dynamic(loadNotifications, { ssr: false });

export function ShellPanels({ bell, person }: { bell: BellJson; person: ShellPerson }) {
  const [isSearch, isCommands] = [useIsPanelOpen("search"), useIsPanelOpen("commands")];
  const isCreating = useIsPanelOpen("create");
  usePreloadWhenIdle();
  return (
    <>
      <LazyMount when={isSearch || isCommands}>
        <ShellPalette person={person} />
      </LazyMount>
      <LazyMount when={isCreating}>
        <QuickCreate {...person} open={isCreating} onClose={() => showPanel(null)} />
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

/** Milliseconds. Keys open the palette without a hover before; by then the page itself is loaded. */
const IDLE_DELAY = 6_000;

function usePreloadWhenIdle() {
  useEffect(() => {
    const timer = setTimeout(preload(loadPalette), IDLE_DELAY);
    return () => clearTimeout(timer);
  }, []);
}

const preload = (load: () => Promise<unknown>) => () => void load().catch(console.error);
const preloadHandlersFor = (load: () => Promise<unknown>) => ({
  onPointerOver: preload(load),
  onFocusCapture: preload(load),
});

/** Loads a dialog when its button is about to be pressed. */
export const preloadHandlers = {
  palette: preloadHandlersFor(loadPalette),
  keys: preloadHandlersFor(loadKeys),
  notifications: preloadHandlersFor(loadNotifications),
};
