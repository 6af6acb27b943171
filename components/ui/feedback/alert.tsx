import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { classNames } from "@/components/ui/class-names";

const kinds = {
  error: { boxStyle: "border-red-line bg-red-soft", icon: CircleAlert, tint: "text-red-text" },
  warning: { boxStyle: "border-amber-line bg-amber-soft", icon: TriangleAlert, tint: "text-amber-text" },
  success: { boxStyle: "border-green-line bg-green-soft", icon: CircleCheck, tint: "text-green-text" },
  info: { boxStyle: "border-gray-6 bg-gray-2", icon: Info, tint: "text-gray-11" },
};

interface AlertProps {
  kind: keyof typeof kinds;
  title?: string;
  children?: React.ReactNode;
  className?: string;
}

/** Screen readers announce errors at once, other kinds during a pause. */
export function Alert({ kind, title, children, className }: AlertProps) {
  const { boxStyle, icon: Icon, tint } = kinds[kind];
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={classNames("flex gap-2.5 rounded-md border px-3 py-2.5", boxStyle, className)}
    >
      <Icon aria-hidden className={classNames("mt-0.5 size-4 shrink-0", tint)} strokeWidth={1.5} />
      <div className="min-w-0">
        {title && <p className="font-medium">{title}</p>}
        {children}
      </div>
    </div>
  );
}
