import { useTranslations } from "next-intl";
import { OutcomeBadge } from "@/components/webhooks/incoming/outcome-badge";
import type { CallView } from "@/components/webhooks/incoming/view-model";
import { LoggedText } from "@/components/webhooks/logged-text";
import { TextLink } from "@/components/ui/controls/text-link";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { Rows } from "@/components/ui/lists/rows";

export function CallList({ calls }: { calls: readonly CallView[] }) {
  const t = useTranslations("webhooks.incoming.calls");
  if (calls.length === 0) return <EmptyState title={t("none")}>{t("noneText")}</EmptyState>;
  return (
    <Rows aria-label={t("title")}>
      {calls.map((call) => (
        <Call key={call.id} call={call} />
      ))}
    </Rows>
  );
}

function Call({ call: { status, message, body, at, task } }: { call: CallView }) {
  const t = useTranslations("webhooks.incoming.calls");
  return (
    <li className="px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <OutcomeBadge status={status} />
        <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
          {task ? (
            <TextLink href={task.href}>
              <bdi>{task.title}</bdi>
            </TextLink>
          ) : (
            message || <span className="text-gray-11">{t("taskDeleted")}</span>
          )}
        </span>
        <time dateTime={at.iso} title={at.full} className="text-sm text-gray-11 tabular-nums">
          {at.text}
        </time>
      </div>
      <LoggedText title={t("body")} text={body} />
    </li>
  );
}
