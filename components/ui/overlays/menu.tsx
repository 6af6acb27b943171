"use client";
import { useEffect, useRef } from "react";
import { Menu as Base } from "@base-ui/react/menu";
import { Check, ChevronRight } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { floatingStyle } from "@/components/ui/overlays/panel";
import { ShortcutLayer } from "@/components/ui/keyboard/shortcut-layer";
import {
  checkStyle,
  ItemContent,
  dangerStyle,
  itemStyle,
  type ItemDecoration,
} from "@/components/ui/overlays/menu-item-content";

/** The state of a menu whose button is drawn elsewhere. */
export interface MenuAnchor {
  label: string;
  anchor: React.RefObject<HTMLElement | null>;
  open: boolean;
  /** Opened by the keyboard, so that the first item gets the focus. */
  byKeys: boolean;
  onOpenChange: (open: boolean) => void;
  focusAfter?: (button: HTMLElement | null) => HTMLElement | null | undefined;
}

interface MenuProps {
  label: string;
  button: React.ReactNode;
  buttonStyle: string;
  align?: "start" | "center" | "end";
  disabled?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: React.ReactNode;
}

const popupStyle = classNames(
  floatingStyle,
  "p-1 max-w-(--available-width) min-w-56 overflow-y-auto overscroll-contain",
);
const menuStyle = classNames(popupStyle, "max-h-(--available-height)");
/** Shorter than the page, so that its anchor stays visible. */
const submenuStyle = classNames(popupStyle, "max-h-[min(var(--available-height),26rem)]");

export function Menu({ label, button, buttonStyle, align = "end", disabled, open, onOpenChange, children }: MenuProps) {
  return (
    <Base.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Base.Trigger aria-label={label} disabled={disabled} className={buttonStyle}>
        {button}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className={menuStyle}>
            <ShortcutLayer>{children}</ShortcutLayer>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export function AnchoredMenu({
  label,
  anchor,
  open,
  byKeys,
  onOpenChange,
  focusAfter,
  children,
}: MenuAnchor & { children: React.ReactNode }) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open || !byKeys) return;
    // The library focuses the menu itself in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => popup.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus());
    });
    return () => cancelAnimationFrame(frame);
  }, [open, byKeys]);

  // The button's own click closes the menu.
  const isOnButton = (event: Event) => event.target instanceof Node && anchor.current?.contains(event.target) === true;
  // The action of an item may have moved the focus elsewhere.
  const isElsewhere = () =>
    document.activeElement !== document.body && !popup.current?.contains(document.activeElement);
  return (
    <Base.Root
      modal={false}
      open={open}
      onOpenChange={(next, { event }) => !(open && !next && isOnButton(event)) && onOpenChange(next)}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="end" sideOffset={6} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup
            ref={popup}
            aria-label={label}
            finalFocus={() => (isElsewhere() ? false : (focusAfter?.(anchor.current) ?? anchor.current))}
            className={menuStyle}
          >
            <ShortcutLayer>{children}</ShortcutLayer>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type MenuItemProps = Omit<Base.Item.Props, "className"> & ItemDecoration & { danger?: boolean; className?: string };

export function MenuItem({ icon, keys, danger, className, children, ...item }: MenuItemProps) {
  return (
    <Base.Item {...item} className={classNames(danger ? dangerStyle : itemStyle, className)}>
      <ItemContent icon={icon} keys={keys} danger={danger}>
        {children}
      </ItemContent>
    </Base.Item>
  );
}

export function MenuLink({ icon, keys, children, ...link }: Base.LinkItem.Props & ItemDecoration) {
  return (
    <Base.LinkItem closeOnClick {...link} className={itemStyle}>
      <ItemContent icon={icon} keys={keys}>
        {children}
      </ItemContent>
    </Base.LinkItem>
  );
}

interface MenuCheckProps extends ItemDecoration {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  children: React.ReactNode;
}

export function MenuCheck({ icon, keys, children, ...item }: MenuCheckProps) {
  return (
    <Base.CheckboxItem {...item} className={itemStyle}>
      <ItemContent icon={icon} keys={keys}>
        {children}
      </ItemContent>
      <Base.CheckboxItemIndicator>
        <Check aria-hidden className={checkStyle} strokeWidth={1.5} />
      </Base.CheckboxItemIndicator>
    </Base.CheckboxItem>
  );
}

export function Submenu({
  label,
  icon,
  children,
}: {
  label: string;
  icon?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={itemStyle}>
        <ItemContent icon={icon}>{label}</ItemContent>
        <ChevronRight aria-hidden className="size-4 text-gray-11 rtl:rotate-180" strokeWidth={1.5} />
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner alignOffset={-5} sideOffset={2} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className={submenuStyle}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  );
}

export function MenuGroup({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-gray-11">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

interface MenuChoicesProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string; icon?: React.ReactNode; keys?: string }[];
  onChoose: (value: Value) => void;
}

export function MenuChoices<Value extends string>({ label, value, choices, onChoose }: MenuChoicesProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChoose}>
      <MenuGroup label={label}>
        {choices.map((choice) => (
          <Base.RadioItem key={choice.value} value={choice.value} closeOnClick={false} className={itemStyle}>
            <ItemContent icon={choice.icon} keys={choice.keys}>
              {choice.label}
            </ItemContent>
            <Base.RadioItemIndicator>
              <Check aria-hidden className={checkStyle} strokeWidth={1.5} />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </MenuGroup>
    </Base.RadioGroup>
  );
}

export const MenuSeparator = () => <Base.Separator className="-mx-1 my-1 h-px bg-gray-6" />;
