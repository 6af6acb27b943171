"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { SwitchKey } from "@/components/notifications/preference-switches";
import type { Switches } from "@/components/notifications/use-switches";
import { Switch } from "@/components/ui/controls/switch";

interface SwitchGroupProps<Name extends string> {
  title: string;
  text?: string;
  switches: Readonly<Record<Name, SwitchKey>>;
  on: Switches<NoInfer<Name>>;
  onChange: (change: Partial<Switches<NoInfer<Name>>>) => void;
}

export function SwitchGroup<Name extends string>({ title, text, switches, on, onChange }: SwitchGroupProps<Name>) {
  const t = useTranslations("notifications.switches");
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="px-5 py-3">
      <h3 id={titleId} className="text-sm font-medium text-gray-11">
        {title}
      </h3>
      {text && <p className="mt-0.5 text-sm text-gray-11">{text}</p>}
      <div className="mt-1 divide-y divide-gray-6">
        {namesOf(switches).map((name) => {
          const key: SwitchKey = switches[name];
          return (
            <Switch
              key={name}
              label={t(`${key}.label`)}
              hint={t(`${key}.hint`)}
              checked={on[name]}
              onChange={(checked) => onChange(change(name, checked))}
            />
          );
        })}
      </div>
    </section>
  );
}

/** TypeScript types the keys of an object as strings. */
const namesOf = <Name extends string>(switches: Readonly<Record<Name, SwitchKey>>) => Object.keys(switches) as Name[];
const change = <Name extends string>(name: Name, checked: boolean) => ({ [name]: checked }) as Partial<Switches<Name>>;
