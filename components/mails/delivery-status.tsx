import { Time } from "@/components/ui/brand/time";
import type { MailView } from "@/components/mails/view-model";
import { StateBadge } from "@/components/mails/state-badge";
import { Alert } from "@/components/ui/feedback/alert";
import { Details } from "@/components/ui/lists/rows";

export function DeliveryStatus({ mail }: { mail: MailView }) {
  const { to, kind, state, attempts, error, at, sent } = mail;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-gray-11">
        <StateBadge state={state} />
        <Details>
          {[
            <span key="to">
              To <bdi>{to}</bdi>
            </span>,
            kind,
            attempts > 0 && (attempts === 1 ? "one try" : `${attempts} tries`),
            <span key="at">
              Written <Time {...at} />
            </span>,
            sent && (
              <span key="sent">
                Sent <Time {...sent} />
              </span>
            ),
          ]}
        </Details>
      </div>
      {state !== "sent" && (
        <Alert kind={KINDS[state]} title={titleOf(mail)} className="mt-4">
          {error && <p className="wrap-anywhere">{error}</p>}
          <NextStep {...mail} />
        </Alert>
      )}
    </>
  );
}

const KINDS = { queued: "info", sending: "info", failed: "warning", dead: "warning", stored: "info" } as const;

function titleOf({ state, mayHaveArrived }: MailView): string {
  if (state === "queued") return "It waits to be sent";
  if (state === "sending") return "It is just being sent";
  if (state === "stored") return "It was written while there was no mail server";
  if (mayHaveArrived) return "It may have arrived";
  return state === "failed" ? "It did not leave" : "It did not leave, and is not tried again by itself";
}

function NextStep({ state, canRetry, nextTry }: MailView) {
  if (nextTry) {
    return (
      <p>
        Next try <Time {...nextTry} />.
      </p>
    );
  }
  return (
    state === "stored" && (
      <p>
        {canRetry ? "Send it now, or leave it." : "Nobody got it. Once a mail server is set it can be sent from here."}
      </p>
    )
  );
}
