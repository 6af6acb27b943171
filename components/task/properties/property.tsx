"use client";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { Kbd } from "@/components/ui/keyboard/kbd";
import { Popover } from "@/components/ui/overlays/popover";

export interface ValueProps<Value> {
  name: string;
  value: Value;
  mayEdit: boolean;
  onChange: (value: Value) => void;
}

/** The properties that every task has, with the keys that open them. */
const KEYS = { stage: "s", assignees: "a", due: "d", start: "t", priority: "p", labels: "l" } as const;
export type PropertyId = keyof typeof KEYS;

interface PropertyProps {
  /** Absent for a custom field. */
  id?: PropertyId | undefined;
  name: string;
  words: string;
  mayEdit: boolean;
  children: React.ReactNode;
  panel: (close: () => void) => React.ReactNode;
  panelStyle?: string;
}

/** The value is the button that edits it. */
export function Property({ id, name, words, mayEdit, children, panel, panelStyle }: PropertyProps) {
  const t = useTranslations("task.properties");
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A popover must not open by itself when editing is allowed again.
  if (!mayEdit && open) setOpen(false);
  const line = useRef<HTMLElement>(null);
  useFocusWhenTaken(mayEdit, open, line);
  useShortcuts(id ? { [KEYS[id]]: { label: t(`change.${id}`), group: "task", run: openByKey } } : {}, mayEdit);

  function openByKey() {
    button.current?.focus();
    setOpen(true);
  }

  return (
    <PropertyRow name={name} line={line}>
      {mayEdit ? (
        <Popover
          label={t("withValue", { name, value: words })}
          trigger={<Value keyName={id && KEYS[id]}>{children}</Value>}
          triggerStyle={valueStyle}
          triggerRef={button}
          open={open}
          onOpenChange={setOpen}
          className={panelStyle}
        >
          {panel(() => setOpen(false))}
        </Popover>
      ) : (
        <div className={rowStyle}>{children}</div>
      )}
    </PropertyRow>
  );
}

/** When editing is no longer allowed, the closing popover would give the focus to the page behind the dialog. */
function useFocusWhenTaken(mayEdit: boolean, open: boolean, line: RefObject<HTMLElement | null>) {
  const before = useRef({ mayEdit, open });
  useEffect(() => {
    const was = before.current;
    before.current = { mayEdit, open };
    const around = line.current?.closest<HTMLElement>('[tabindex="-1"]');
    if (mayEdit || !was.mayEdit || !around) return;
    requestAnimationFrame(() => {
      const isLost = was.open || document.activeElement === document.body;
      if (isLost && !around.contains(document.activeElement)) around.focus();
    });
  }, [mayEdit, open, line]);
}

/** Shows the shortcut on hover, above the value and without taking space. */
function Value({ keyName, children }: { keyName: string | undefined; children: React.ReactNode }) {
  return (
    <>
      {children}
      {keyName && (
        <span
          aria-hidden
          className="absolute end-1 top-1.5 rounded-sm bg-gray-4 ps-1 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:hidden"
        >
          <Kbd>{keyName}</Kbd>
        </span>
      )}
    </>
  );
}

export const rowStyle =
  "group relative flex min-h-8 w-full min-w-0 items-center gap-2 rounded-sm px-2 py-1 text-start text-base pointer-coarse:min-h-11";
export const valueStyle = `${rowStyle} hover:bg-gray-4 data-popup-open:bg-gray-4`;

export function PropertyRow({
  name,
  line,
  children,
}: {
  name: string;
  line?: RefObject<HTMLElement | null>;
  children: React.ReactNode;
}) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-start">
      <dt className="flex min-h-8 items-center py-1 pe-1 text-sm text-gray-11 pointer-coarse:min-h-11">
        <bdi title={name} className="min-w-0 truncate">
          {name}
        </bdi>
      </dt>
      <dd ref={line} className="min-w-0">
        {children}
      </dd>
    </div>
  );
}

export const NoValue = ({ children }: { children: string }) => <span className="text-gray-11">{children}</span>;
