import type { ReactNode } from "react";
import { CloudOff } from "lucide-react";

/** What is shown or running stays, but its news don't arrive. */
export const OfflineNote = ({ children }: { children: ReactNode }) => (
  <p role="status" className="flex items-start gap-1.5 text-sm text-amber-text">
    <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.5} />
    {children}
  </p>
);
