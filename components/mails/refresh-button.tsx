"use client";
import { useTransition } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/controls/button";

export function RefreshButton() {
  const t = useTranslations("emailLog.list");
  const router = useRouter();
  const [busy, start] = useTransition();
  return (
    <Button busy={busy} onClick={() => start(() => router.refresh())}>
      <RotateCw aria-hidden className="size-4" strokeWidth={1.5} />
      {t("refresh")}
    </Button>
  );
}
