import { Kbd } from "@/components/ui/keyboard/kbd";

const box =
  "flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2.5 text-base outline-none select-none data-popup-open:bg-gray-4 data-disabled:text-gray-11 pointer-coarse:min-h-11";
export const itemStyle = `${box} data-highlighted:bg-gray-4`;
export const checkStyle = "size-4 text-accent-text";
export const dangerStyle = `${box} text-red-text data-highlighted:bg-red-soft`;

export interface ItemDecoration {
  icon?: React.ReactNode;
  /** The shortcut of the same action, as in `useShortcuts`. */
  keys?: string;
}

export function ItemContent({
  icon,
  keys,
  danger,
  children,
}: ItemDecoration & { danger?: boolean; children: React.ReactNode }) {
  return (
    <>
      {icon && <span className={danger ? "text-red-text" : "text-gray-11"}>{icon}</span>}
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {keys && (
        <span aria-hidden className="ms-4 pointer-coarse:hidden">
          <Kbd>{keys}</Kbd>
        </span>
      )}
    </>
  );
}
