"use client";
import { useTranslations } from "next-intl";
import { Printer } from "lucide-react";
import { Button } from "@/components/ui/controls/button";

export function PrintButton() {
  const t = useTranslations("reports.actions");
  return (
    <Button size="small" onClick={() => print()}>
      <Printer aria-hidden className="size-4" strokeWidth={1.5} />
      {t("print")}
    </Button>
  );
}
