"use client";
import dynamic from "next/dynamic";
import { useIsShown } from "@/components/shell/panels";
import { Late } from "@/components/ui/late";

const loadSwitcher = () => import("@/components/shell/switcher");
const loadKeys = () => import("@/components/shell/keys-dialog");
const Switcher = dynamic(() => loadSwitcher().then((file) => file.Switcher), { ssr: false });
const KeysDialog = dynamic(() => loadKeys().then((file) => file.KeysDialog), { ssr: false });

/** The shell's dialogs, once they were asked for. */
export function ShellPanels() {
  return (
    <>
      <Late when={useIsShown("switcher")}>
        <Switcher />
      </Late>
      <Late when={useIsShown("keys")}>
        <KeysDialog />
      </Late>
    </>
  );
}

const preload = (load: () => Promise<unknown>) => () => void load().catch(console.error);
const early = (load: () => Promise<unknown>) => ({ onPointerOver: preload(load), onFocusCapture: preload(load) });

/** For the buttons that ask for them: what is about to be pressed is loaded already. */
export const preloading = { switcher: early(loadSwitcher), keys: early(loadKeys) };
