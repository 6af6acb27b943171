"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ConnectionValues } from "@/components/assistant/settings/connection-fields";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { api } from "@/lib/api";

type Result = { isTesting: true } | { isTesting: false; problem: string };

/** Tests what the form has, before it is saved. */
export function ConnectionTest({ values }: { values: ConnectionValues }) {
  const t = useTranslations("assistantSettings.test");
  const [result, setResult] = useState<Result | null>(null);

  async function test() {
    setResult({ isTesting: true });
    const { provider, model, base_url, api_key } = values;
    const settings = { provider, model, api_key, ...(provider === "provider_c" && { base_url }) };
    const problem = await api("POST", "/boards/v2/ai/test", { settings }).then(() => "", errorMessage);
    setResult({ isTesting: false, problem });
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Button busy={result?.isTesting ?? false} onClick={() => void test()}>
        {result?.isTesting ? t("testing") : t("button")}
      </Button>
      {result?.isTesting === false && (
        <Alert kind={result.problem ? "error" : "success"} className="w-full">
          {result.problem || t("success")}
        </Alert>
      )}
    </div>
  );
}
