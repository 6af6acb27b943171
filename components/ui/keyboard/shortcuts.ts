"use client";
import { useEffect, useEffectEvent, useId, useSyncExternalStore } from "react";
import { isApple } from "@/components/ui/keyboard/kbd";
import { topLayer, useShortcutLayer } from "@/components/ui/keyboard/shortcut-layer";
import type { Messages } from "@/lib/i18n/messages";
import { type KeyPress, nameOf } from "@/components/ui/keyboard/key-names";

/** The headings of the list of shortcuts. */
export type ShortcutGroup = keyof Messages["shell"]["shortcuts"]["groups"];

export interface Shortcut {
  /** The description in the list of shortcuts: "Create task". */
  label: string;
  run: () => void;
  group?: ShortcutGroup;
  hidden?: boolean;
  /** Also works while a dialog is open. */
  overDialogs?: boolean;
}

/** By key: "c", "?", "Delete", "mod+k"; "mod" is the command key on Apple keyboards, otherwise the control key. */
export type Shortcuts = Readonly<Record<string, Shortcut>>;

interface Registered {
  id: string;
  layer: string;
  key: string;
  label: string;
  group: ShortcutGroup;
  hidden?: boolean;
  overDialogs?: boolean;
  /** Null for keys that an element handles itself. */
  run: (() => void) | null;
}

let registered: readonly Registered[] = [];
const NONE: readonly Registered[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Registered[]) {
  if (registered.length === 0 && next.length > 0) document.addEventListener("keydown", receive);
  if (next.length === 0) document.removeEventListener("keydown", receive);
  registered = next;
  listeners.forEach((listener) => listener());
}

/** The last registration of a key wins; none works while somebody types. */
export function useShortcuts(keys: Shortcuts, enabled = true) {
  const id = useId();
  const layer = useShortcutLayer();
  const run = useEffectEvent((key: string) => keys[key]?.run());
  const serialized = JSON.stringify(
    Object.entries(keys).map(([key, { label, group = "page", hidden = false, overDialogs = false }]) => ({
      key,
      label,
      group,
      hidden,
      overDialogs,
    })),
  );

  useEffect(() => {
    if (!enabled) return;
    const entries: Omit<Registered, "id" | "layer" | "run">[] = JSON.parse(serialized);
    change([...registered, ...entries.map((entry) => ({ ...entry, id, layer, run: () => run(entry.key) }))]);
    return () => change(registered.filter((each) => each.id !== id));
  }, [id, layer, enabled, serialized]);
}

/** Lists keys that an element handles itself. */
export function useShortcutHints(
  group: ShortcutGroup,
  actions: Readonly<Record<string, readonly string[]>>,
  enabled = true,
) {
  const id = useId();
  const layer = useShortcutLayer();
  const serialized = JSON.stringify(actions);

  useEffect(() => {
    if (!enabled) return;
    const hints: [string, string[]][] = Object.entries(JSON.parse(serialized));
    change([
      ...registered,
      ...hints.flatMap(([label, keys]) => keys.map((key) => ({ id, layer, key, label, group, run: null }))),
    ]);
    return () => change(registered.filter((each) => each.id !== id));
  }, [id, layer, group, enabled, serialized]);
}

export const useRegisteredShortcuts = (): readonly Registered[] =>
  useSyncExternalStore(
    subscribe,
    () => registered,
    () => NONE,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function receive(event: KeyboardEvent) {
  if (event.defaultPrevented || event.repeat || event.isComposing || isTyping(event.target)) return;

  const name = nameOf(pressOf(event), isApple());
  const top = topLayer();
  const found = registered.findLast(
    ({ key, layer, run, overDialogs }) => run && key.toLowerCase() === name && (layer === top || overDialogs),
  );
  if (!found?.run) return;
  event.preventDefault();
  found.run();
}

const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  code: event.code,
  ctrl: event.ctrlKey,
  meta: event.metaKey,
  alt: event.altKey,
  shift: event.shiftKey,
  altGraph: event.getModifierState("AltGraph"),
});

const TYPING =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false])";

/** Typing, or in a list with its own type-ahead. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`${TYPING}, [role=menu], [role=listbox]`) !== null;
