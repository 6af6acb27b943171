"use client";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { Mark } from "@/components/ui/brand/mark";

export interface ErrorScreenProps {
  error: unknown;
  retry: () => void;
}

/**
 * Retries by itself while the server is unavailable; otherwise shows the number of the error in the server's log. All its
 * texts are in the namespace `failure`, because the root layout may be what failed.
 */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const t = useTranslations("failure");
  useEffect(() => console.error(error), [error]);
  const isAway = useServerOutage(retry);
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : null;

  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-110 flex-col justify-center px-4 py-10">
      <Mark className="mx-auto mb-6 size-7" />
      <div className="flex flex-col gap-6 rounded-lg border border-gray-6 bg-surface p-6 shadow-raised sm:p-8">
        <div>
          <h1 className="text-xl font-semibold">{isAway ? t("away.title") : t("broken.title")}</h1>
          <p className="mt-1.5 text-gray-11" role="status">
            {isAway ? t("away.text") : t("broken.text")}
          </p>
        </div>
        <Button kind="primary" onClick={retry}>
          {t("tryAgain")}
        </Button>
        {digest && <p className="text-sm text-gray-11">{t("number", { number: digest })}</p>}
      </div>
    </main>
  );
}

const POLL_INTERVAL = 2000;

/** Whether the server or its database is unavailable. Polls only then, and calls back once it is available again. */
function useServerOutage(onReturn: () => void): boolean {
  const [isAway, setAway] = useState(false);
  const onReady = useEffectEvent(onReturn);

  useEffect(() => {
    const unmounted = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function poll(wasAway: boolean) {
      const ready = await isReady();
      if (unmounted.signal.aborted) return;
      if (ready && wasAway) onReady();
      if (ready) return;
      setAway(true);
      timer = setTimeout(() => void poll(true), POLL_INTERVAL);
    }
    void poll(false);

    return () => {
      unmounted.abort();
      clearTimeout(timer);
    };
  }, []);

  return isAway;
}

const isReady = () =>
  fetch("/readyz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
