import { DetailsChevron } from "@/components/ui/controls/details-chevron";

interface FoldedListProps {
  title: string;
  open?: boolean;
  /** Below the list: how many are not listed. */
  more?: string | false;
  /** List items. */
  children: React.ReactNode;
}

/** A box with many short lines, such as what an import leaves out. */
export const FoldedList = ({ title, open = false, more, children }: FoldedListProps) => (
  <details open={open} className="group/details rounded-md border border-gray-6 bg-surface">
    <summary className="flex min-h-9 cursor-pointer items-center gap-2 rounded-md px-3 font-medium focus-visible:-outline-offset-2 pointer-coarse:min-h-11">
      <DetailsChevron />
      {title}
    </summary>
    <ul className="max-h-48 overflow-y-auto border-t border-gray-6 px-3 py-2 text-sm">
      {children}
      {more && <li className="py-0.5 text-gray-11">{more}</li>}
    </ul>
  </details>
);
