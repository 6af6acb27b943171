"use client";
import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";

interface MenuProps {
  /** Accessible name of the button. */
  label: string;
  button: React.ReactNode;
  buttonLook: string;
  children: React.ReactNode;
}

export function Menu({ label, button, buttonLook, children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger aria-label={label} className={buttonLook}>
        {button}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={9} className="z-30 outline-none">
          <Base.Popup className="min-w-56 origin-(--transform-origin) rounded-md border border-gray-6 bg-floating p-1 shadow-floating outline-none transition-[opacity,scale] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const itemLook =
  "flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2.5 text-base outline-none select-none data-highlighted:bg-gray-4 data-disabled:text-gray-11 pointer-coarse:min-h-11";

interface MenuItemProps extends Base.Item.Props {
  icon?: React.ReactNode;
}

export function MenuItem({ icon, children, ...item }: MenuItemProps) {
  return (
    <Base.Item {...item} className={itemLook}>
      {icon && <span className="text-gray-11">{icon}</span>}
      {children}
    </Base.Item>
  );
}

export function MenuLink({ icon, children, ...link }: Base.LinkItem.Props & { icon?: React.ReactNode }) {
  return (
    <Base.LinkItem closeOnClick {...link} className={itemLook}>
      {icon && <span className="text-gray-11">{icon}</span>}
      {children}
    </Base.LinkItem>
  );
}

interface MenuChoicesProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string; icon: React.ReactNode }[];
  onChoose: (value: Value) => void;
}

/** One of a few; the menu stays open, so that the choice is seen. */
export function MenuChoices<Value extends string>({ label, value, choices, onChoose }: MenuChoicesProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChoose}>
      <Base.Group>
        <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-gray-11">{label}</Base.GroupLabel>
        {choices.map((choice) => (
          <Base.RadioItem key={choice.value} value={choice.value} closeOnClick={false} className={itemLook}>
            <span className="text-gray-11">{choice.icon}</span>
            <span className="flex-1">{choice.label}</span>
            <Base.RadioItemIndicator>
              <Check aria-hidden className="size-4 text-accent-text" strokeWidth={1.5} />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.Group>
    </Base.RadioGroup>
  );
}

export const MenuLine = () => <Base.Separator className="-mx-1 my-1 h-px bg-gray-6" />;
