"use client";
import { Tabs as Base } from "@base-ui/react/tabs";
import { classNames } from "@/components/ui/class-names";

interface Tab {
  value: string;
  label: string;
  count?: number;
  panel: React.ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  onChange?: (value: string) => void;
  fill?: boolean;
}

/** Arrows move between the tabs. */
export function Tabs({ label, tabs, value: selected, onChange, fill = false }: TabsProps) {
  return (
    <Base.Root
      {...(selected === undefined ? { defaultValue: tabs[0]?.value } : { value: selected })}
      onValueChange={(value) => onChange?.(String(value))}
      className={classNames(fill && "flex min-h-0 flex-1 flex-col")}
    >
      <Base.List
        aria-label={label}
        className={classNames("flex flex-wrap gap-x-1 border-b border-gray-6", fill && "shrink-0 px-2")}
      >
        {tabs.map(({ value, label: words, count }) => (
          <Base.Tab
            key={value}
            value={value}
            className="-mb-px flex h-9 items-center gap-1.5 border-b-2 border-transparent px-3 font-medium text-gray-11 select-none hover:text-gray-12 focus-visible:-outline-offset-2 data-active:border-accent data-active:text-gray-12 pointer-coarse:h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center"
          >
            {words}
            {count !== undefined && <span className="text-sm font-normal text-gray-11 tabular-nums">{count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ value, panel }) => (
        <Base.Panel
          key={value}
          value={value}
          className={fill ? "flex min-h-0 flex-1 flex-col focus-visible:-outline-offset-2" : undefined}
        >
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
