"use client";
import { Menu as Base } from "@base-ui/react/menu";
import { Check, ChevronRight } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { popupStyle } from "@/components/ui/overlays/menu";
import {
  checkStyle,
  ItemContent,
  dangerStyle,
  itemStyle,
  type ItemDecoration,
} from "@/components/ui/overlays/menu-item-content";

/** Shorter than the page, so that its anchor stays visible. */
const submenuStyle = classNames(popupStyle, "max-h-[min(var(--available-height),26rem)]");

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

type MenuLinkProps = Omit<Base.LinkItem.Props, "className"> & ItemDecoration & { className?: string };

export function MenuLink({ icon, keys, className, children, ...link }: MenuLinkProps) {
  return (
    <Base.LinkItem closeOnClick {...link} className={classNames(itemStyle, className)}>
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
  className,
  children,
}: {
  label: string;
  icon?: React.ReactNode;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={classNames(itemStyle, className)}>
        <ItemContent icon={icon}>{label}</ItemContent>
        <ChevronRight aria-hidden className="size-4 text-gray-11 rtl:-scale-x-100" strokeWidth={1.5} />
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
