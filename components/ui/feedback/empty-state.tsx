import { classNames } from "@/components/ui/class-names";

interface EmptyStateProps {
  icon?: React.ReactNode;
  title: string;
  /** For a page without another heading. */
  titleIsMain?: boolean;
  children?: React.ReactNode;
  action?: React.ReactNode;
  className?: string;
}

export function EmptyState({ icon, title, titleIsMain, children, action, className }: EmptyStateProps) {
  const Title = titleIsMain ? "h1" : "p";
  return (
    <div className={classNames("flex flex-col items-center gap-1 px-6 py-10 text-center", className)}>
      {icon && <div className="mb-2 grid size-10 place-items-center rounded-full bg-gray-3 text-gray-11">{icon}</div>}
      <Title className="font-medium">{title}</Title>
      {children && <div className="max-w-prose text-gray-11">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
