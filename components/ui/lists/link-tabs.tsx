import Link from "next/link";
import { ScrollingNav } from "@/components/ui/lists/scrolling-nav";

interface LinkTab {
  value: string;
  href: string;
  words: string;
  count?: number;
}

interface LinkTabsProps {
  label: string;
  value: string;
  tabs: readonly LinkTab[];
  /** More list items after the tabs. */
  children?: React.ReactNode;
}

/** Tabs with URLs; on phones they scroll sideways. */
export const LinkTabs = ({ label, value: selected, tabs, children }: LinkTabsProps) => (
  <ScrollingNav label={label} current={selected} className="overflow-x-auto border-b border-gray-6">
    <ul className="flex gap-1 px-2">
      {tabs.map(({ value, href, words, count }) => (
        <li key={value} className="shrink-0">
          <Link
            href={href}
            scroll={false}
            aria-current={value === selected ? "page" : undefined}
            className="flex h-10 items-center gap-1.5 border-b-2 border-transparent px-2 text-gray-11 -outline-offset-2 hover:text-gray-12 aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-gray-12 pointer-coarse:h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center"
          >
            {words}
            {count !== undefined && <span className="text-sm font-normal tabular-nums text-gray-11">{count}</span>}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  </ScrollingNav>
);
