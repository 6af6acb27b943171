"use client";
import { useTransition } from "react";
import { useRouter } from "next/navigation";
import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/controls/button";

export function RefreshButton() {
  const router = useRouter();
  const [busy, start] = useTransition();
  return (
    <Button busy={busy} onClick={() => start(() => router.refresh())}>
      <RotateCw aria-hidden className="size-4" strokeWidth={1.5} />
      Refresh
    </Button>
  );
}
