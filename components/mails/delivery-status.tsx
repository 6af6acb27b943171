import { useTranslations } from "next-intl";
import { Time } from "@/components/ui/brand/time";
import { MailProblem } from "@/components/mails/mail-problem";
import { MailType } from "@/components/mails/mail-type";
import type { MailView } from "@/components/mails/view-model";
import { StateBadge } from "@/components/mails/state-badge";
import { Alert } from "@/components/ui/feedback/alert";
import { Details } from "@/components/ui/lists/rows";

export function DeliveryStatus({ mail }: { mail: MailView }) {
  const t = useTranslations("emailLog");
  const { to, kind, state, attempts, failure, at, sent } = mail;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-gray-11">
        <StateBadge state={state} />
        <Details>
          {[
            <span key="to">{t.rich("email.to", { email: to, address: (chunks) => <bdi>{chunks}</bdi> })}</span>,
            <MailType key="type" kind={kind} />,
            attempts > 0 && t("email.attempts", { count: attempts }),
            <span key="at">{t.rich("email.created", { time: () => <Time {...at} /> })}</span>,
            sent && <span key="sent">{t.rich("email.sent", { time: () => <Time {...sent} /> })}</span>,
          ]}
        </Details>
      </div>
      {state !== "sent" && (
        <Alert kind={KINDS[state]} title={t(`status.${titleKey(state, mail)}`)} className="mt-4">
          {failure && (
            <p className="wrap-anywhere">
              <MailProblem {...failure} />
            </p>
          )}
          <NextStep {...mail} />
        </Alert>
      )}
    </>
  );
}

const KINDS = { queued: "info", sending: "info", failed: "warning", dead: "warning", stored: "info" } as const;

const titleKey = (state: keyof typeof KINDS, { mayHaveArrived }: Pick<MailView, "mayHaveArrived">) =>
  state === "dead" && mayHaveArrived ? "mayHaveArrived" : state;

function NextStep({ state, canRetry, nextTry }: MailView) {
  const t = useTranslations("emailLog");
  if (nextTry) return <p>{t.rich("email.nextAttempt", { time: () => <Time {...nextTry} /> })}</p>;
  return state === "stored" && <p>{t(canRetry ? "status.canSend" : "status.noServer")}</p>;
}
