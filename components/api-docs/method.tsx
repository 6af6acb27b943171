import { classNames } from "@/components/ui/class-names";

const styles: Record<string, string> = {
  GET: "bg-green-soft text-green-text",
  POST: "bg-accent-soft text-accent-text",
  DELETE: "bg-red-soft text-red-text",
};

export const Method = ({ children }: { children: string }) => (
  <span
    className={classNames(
      "inline-flex h-5 w-14 shrink-0 items-center justify-center rounded-sm font-mono text-xs font-medium",
      styles[children] ?? "bg-amber-soft text-amber-text",
    )}
  >
    {children}
  </span>
);
