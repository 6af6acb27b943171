import { CircleAlert } from "lucide-react";
import { classNames } from "@/components/ui/class-names";

interface ProblemLineProps extends React.ComponentProps<"p"> {
  /** For what stands in a heading. */
  as?: "p" | "span";
}

/** Add `role="alert"` to announce it. */
export const ProblemLine = ({ as: Tag = "p", className, children, ...props }: ProblemLineProps) => (
  <Tag className={classNames("flex items-start gap-1.5 text-sm text-red-text", className)} {...props}>
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.5} />
    {children}
  </Tag>
);
