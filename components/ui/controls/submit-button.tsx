"use client";
import { Button } from "@/components/ui/controls/button";

interface SubmitButtonProps extends Omit<React.ComponentProps<typeof Button>, "type" | "busy"> {
  /** From `useForm`. */
  state: { saving: boolean; ready: boolean };
}

/** Disabled until hydration, so that no input is sent past the script. */
export function SubmitButton({ state: { saving, ready }, disabled, ...button }: SubmitButtonProps) {
  return <Button kind="primary" {...button} type="submit" busy={saving} disabled={disabled || !ready} />;
}
