import { useTranslations } from "next-intl";
import { LoggedText } from "@/components/webhooks/logged-text";
import { RequestButton } from "@/components/webhooks/outgoing/request-button";
import type { DeliveryView } from "@/components/webhooks/outgoing/view-model";
import { classNames } from "@/components/ui/class-names";
import { Time } from "@/components/ui/brand/time";
import { Details } from "@/components/ui/lists/rows";

const STYLES = {
  waiting: "bg-accent-soft text-accent-text",
  retried: "bg-amber-soft text-amber-text",
  delivered: "bg-green-soft text-green-text",
  given_up: "bg-red-soft text-red-text",
  skipped: "bg-gray-4 text-gray-12",
};

export function Delivery({ hookId, delivery }: { hookId: number; delivery: DeliveryView }) {
  const t = useTranslations("outgoingWebhooks.log");
  const { id, event, state, attempts, problem, at, nextTry, request, answer } = delivery;
  const name = useEventName(event);
  const shown = state === "waiting" && attempts > 0 ? "retried" : state;
  return (
    <li className="px-4 py-2.5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <span className="font-medium wrap-anywhere">{name}</span>
            <span className={classNames("rounded-sm px-1.5 text-xs font-medium whitespace-nowrap", STYLES[shown])}>
              {t(`states.${shown}`)}
            </span>
          </div>
          {problem && <p className="text-sm wrap-anywhere text-gray-12">{problem}</p>}
          <div className="text-sm text-gray-11 tabular-nums">
            <Details>
              {[
                <Time key="at" {...at} />,
                delivery.status !== null && t("status", { status: String(delivery.status) }),
                delivery.milliseconds !== null && t("milliseconds", { count: delivery.milliseconds }),
                attempts > 1 && t("attempts", { count: attempts }),
                nextTry && <span key="next">{t.rich("nextTry", { time: () => <Time {...nextTry} /> })}</span>,
              ]}
            </Details>
          </div>
        </div>
        {state !== "waiting" && event !== "test" && (
          <RequestButton
            method="POST"
            path={`/boards-app/v1/outgoing-webhooks/${hookId}/deliveries/${id}/send-again`}
            done={t("sendingAgain")}
            label={t("sendThisAgain", { event: name })}
            kind="quiet"
          >
            {t("sendAgain")}
          </RequestButton>
        )}
      </div>
      <LoggedText title={t("request")} text={request} />
      <LoggedText title={t("answer")} text={answer} />
    </li>
  );
}

function useEventName(event: DeliveryView["event"]): string {
  const t = useTranslations("outgoingWebhooks");
  return event === "test" ? t("log.testEvent") : t(`events.${event}`);
}
