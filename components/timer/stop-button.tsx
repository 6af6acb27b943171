"use client";
import dynamic from "next/dynamic";
import { withTexts } from "@/components/i18n/with-texts";
import { stopTimerTexts } from "@/generated/messages/parts/stopTimer";
import { Popover } from "@/components/ui/overlays/popover";

const StopForm = dynamic(
  withTexts(stopTimerTexts, () => import("@/components/timer/stop-form").then((file) => file.StopForm)),
  { ssr: false },
);

interface StopButtonProps {
  label: string;
  children: React.ReactNode;
  className: string;
  seconds: number;
  canLog: boolean;
  timeZone: string;
  startOfWeek: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Opens a form for what is to be logged. */
export function StopButton({ label, children, className, open, onOpenChange, ...timer }: StopButtonProps) {
  return (
    <Popover
      label={label}
      trigger={children}
      triggerStyle={className}
      open={open}
      onOpenChange={onOpenChange}
      align="end"
      className="w-80"
    >
      <StopForm {...timer} onDone={() => onOpenChange(false)} />
    </Popover>
  );
}
