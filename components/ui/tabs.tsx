"use client";
import { Tabs as Base } from "@base-ui/react/tabs";

interface Tab {
  value: string;
  label: string;
  /** Seen beside the label. */
  count?: number;
  panel: React.ReactNode;
}

/** A few panels of which one is seen; arrows change between them. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <Base.Root defaultValue={tabs[0]?.value}>
      <Base.List aria-label={label} className="flex gap-1 border-b border-gray-6">
        {tabs.map(({ value, label: words, count }) => (
          <Base.Tab
            key={value}
            value={value}
            className="-mb-px flex h-9 items-center gap-1.5 border-b-2 border-transparent px-3 font-medium text-gray-11 select-none hover:text-gray-12 focus-visible:-outline-offset-2 data-active:border-accent data-active:text-gray-12 pointer-coarse:h-11"
          >
            {words}
            {count !== undefined && <span className="text-sm font-normal text-gray-11 tabular-nums">{count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ value, panel }) => (
        <Base.Panel key={value} value={value} className="outline-none focus-visible:outline-2">
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
