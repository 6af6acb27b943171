import { classNames } from "@/components/ui/class-names";

/** For a panel: lines between the rows, none around them. */
export function Rows({ className, ...rest }: React.ComponentProps<"ul">) {
  return <ul {...rest} className={classNames("divide-y divide-gray-6", className)} />;
}

interface RowProps {
  title: React.ReactNode;
  badge?: React.ReactNode;
  details?: React.ReactNode;
  icon?: React.ReactNode;
  action?: React.ReactNode;
}

export function Row({ title, badge, details, icon, action }: RowProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2.5">
      {icon && (
        <span className="grid size-8 shrink-0 place-items-center rounded-sm bg-gray-3 text-gray-11">{icon}</span>
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <bdi className="min-w-0 font-medium wrap-anywhere">{title}</bdi>
          {badge}
        </div>
        {details && <div className="text-sm text-gray-11 tabular-nums">{details}</div>}
      </div>
      {action}
    </li>
  );
}

/** Separated by dots; a dot at the beginning of a line is clipped. */
export function Details({ children }: { children: (string | false | null | undefined | React.ReactElement)[] }) {
  return (
    <div className="overflow-x-clip">
      <ul className="-ms-3 flex flex-wrap">
        {children.filter(Boolean).map((fact, index) => (
          <li
            key={index}
            className="relative min-w-0 ps-3 wrap-anywhere before:absolute before:start-0 before:w-3 before:text-center before:content-['·'/'']"
          >
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Badge({ children }: { children: React.ReactNode }) {
  return <span className="rounded-sm bg-accent-soft px-1.5 text-xs font-medium text-accent-text">{children}</span>;
}
