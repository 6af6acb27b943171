"use client";
import { useState } from "react";
import { Send } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/controls/button";
import { TextLink } from "@/components/ui/controls/text-link";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { postTo } from "@/lib/api";
import { taskPath } from "@/lib/tasks/path";

interface CreatedTask {
  id: number;
  board_id: number;
  title: string;
}

type Result = { task: CreatedTask } | { problem: string };

/** Calls the webhook as other programs do, without the person's session. */
export function TestWebhook({ url }: { url: string }) {
  const t = useTranslations("webhooks.incoming.test");
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  async function send() {
    setBusy(true);
    const { pathname, search } = new URL(url);
    const sent = postTo<{ task: CreatedTask }>(`${pathname}${search}`, { title: t("taskTitle") });
    setResult(await sent.catch((error: unknown) => ({ problem: errorMessage(error) })));
    setBusy(false);
    router.refresh();
  }

  return (
    <div className="flex flex-col items-start gap-3 p-4">
      <p className="text-gray-11">{t("text")}</p>
      <Button busy={busy} onClick={() => void send()}>
        <Send aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />
        {t("button")}
      </Button>
      {result && <TestResult result={result} />}
    </div>
  );
}

function TestResult({ result }: { result: Result }) {
  const t = useTranslations("webhooks.incoming.test");
  if ("problem" in result) {
    return (
      <Alert kind="error" title={t("failed")}>
        {result.problem}
      </Alert>
    );
  }
  const { id, board_id, title } = result.task;
  return (
    <Alert kind="success">
      {t.rich("created", {
        title,
        link: (chunks) => <TextLink href={taskPath(board_id, id)}>{chunks}</TextLink>,
      })}
    </Alert>
  );
}
