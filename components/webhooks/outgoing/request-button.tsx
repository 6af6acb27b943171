"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { Button, type ButtonStyle } from "@/components/ui/controls/button";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

interface RequestButtonProps extends ButtonStyle {
  method: "POST" | "PUT";
  path: string;
  body?: Record<string, boolean>;
  /** Said when it has worked. */
  done: string;
  label?: string;
  children: React.ReactNode;
}

/** Sends one request and shows what has changed. */
export function RequestButton({ method, path, body, done, label, children, ...style }: RequestButtonProps) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    await api(method, path, body).then(
      () => toast(done),
      (error: unknown) => toast(errorMessage(error), "error"),
    );
    setBusy(false);
    router.refresh();
  }

  return (
    <Button size="small" {...style} busy={busy} aria-label={label} onClick={() => void send()}>
      {children}
    </Button>
  );
}
