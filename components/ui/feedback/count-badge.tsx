import { classNames } from "@/components/ui/class-names";

const MOST = 99;

interface CountBadgeProps extends React.ComponentProps<"span"> {
  count: number;
}

export const CountBadge = ({ count, className, ...rest }: CountBadgeProps) =>
  count > 0 && (
    <span
      dir="ltr"
      {...rest}
      className={classNames(
        "absolute grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-0.75 text-xs leading-none font-medium text-on-accent tabular-nums ring-2",
        className,
      )}
    >
      {count > MOST ? `${MOST}+` : count}
    </span>
  );
