import { buttonStyle } from "@/components/ui/controls/button";

export const toolLook = buttonStyle(
  { kind: "quiet", size: "icon" },
  "aria-pressed:bg-accent-soft aria-pressed:text-accent-text data-disabled:opacity-50",
);
