"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { api } from "@/lib/api";
import type { Json } from "@/lib/http/response/json";

type Result = "none" | "pending" | "works" | { problem: string };

/** Changes nothing. */
export function ConnectionTest({ config }: { config: Readonly<Record<string, Json>> }) {
  const t = useTranslations("storage");
  const [result, setResult] = useState<Result>("none");

  async function test() {
    setResult("pending");
    try {
      await api("POST", "/boards-app/v1/storage/test", { config });
      setResult("works");
    } catch (error) {
      setResult({ problem: errorMessage(error) });
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Button busy={result === "pending"} onClick={() => void test()}>
        {t("test")}
      </Button>
      {result === "works" && <Alert kind="success">{t("works")}</Alert>}
      {typeof result === "object" && <Alert kind="error">{result.problem}</Alert>}
    </div>
  );
}
