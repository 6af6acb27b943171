import { classNames } from "@/components/ui/class-names";

const kinds = {
  primary: "bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-hover",
  plain: "border border-gray-7 bg-surface text-gray-12 hover:bg-gray-3 active:bg-gray-4",
  quiet: "text-gray-11 hover:bg-gray-4 hover:text-gray-12 active:bg-gray-5",
  danger: "bg-red text-on-accent hover:bg-red-hover active:bg-red-hover",
  dangerQuiet: "text-red-text hover:bg-red-soft active:bg-red-soft",
};

const sizes = {
  normal: "h-9 rounded-sm px-3 pointer-coarse:h-11 pointer-coarse:px-4",
  small: "h-8 rounded-sm px-2.5 text-sm pointer-coarse:h-11 pointer-coarse:px-3",
  icon: "size-8 rounded-sm pointer-coarse:size-11",
  smallIcon: "size-7 rounded-sm pointer-coarse:size-11",
  roundIcon: "size-8 rounded-full pointer-coarse:size-11",
};

export interface ButtonStyle {
  kind?: keyof typeof kinds;
  size?: keyof typeof sizes;
  wide?: boolean;
}

export const buttonStyle = ({ kind = "plain", size = "normal", wide = false }: ButtonStyle, className?: string) =>
  classNames(
    "inline-flex shrink-0 items-center gap-2 font-medium whitespace-nowrap select-none transition-colors",
    "disabled:cursor-not-allowed aria-busy:cursor-progress aria-busy:opacity-70",
    wide ? "w-full justify-start" : "justify-center",
    kinds[kind],
    sizes[size],
    className,
  );

/** Not by itself: buttons of forms are disabled for a moment, until the page runs its scripts. */
export const DIM_WHEN_DISABLED = "disabled:not-aria-busy:opacity-50";

type ButtonProps = React.ComponentProps<"button"> & ButtonStyle & { busy?: boolean };

/** While busy it keeps its width and can't be pressed. */
export function Button({ kind, size, wide, busy, className, type = "button", disabled, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonStyle({ kind, size, wide }, className)}
    />
  );
}
