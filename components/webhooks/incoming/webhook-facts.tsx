import { useTranslations } from "next-intl";
import type { WebhookView } from "@/components/webhooks/incoming/view-model";
import { Time } from "@/components/ui/brand/time";
import { CopyField } from "@/components/ui/controls/copy-field";
import { TextLink } from "@/components/ui/controls/text-link";
import { Alert } from "@/components/ui/feedback/alert";
import { Panel } from "@/components/ui/overlays/panel";

export function WebhookFacts({ webhook }: { webhook: WebhookView }) {
  const t = useTranslations("webhooks.incoming.one");
  const { url, board, stage, author, created } = webhook;
  const problem = problemOf(webhook);
  return (
    <Panel className="flex flex-col gap-4 p-4 sm:p-5">
      {problem && <Alert kind="warning">{t(`problems.${problem}`)}</Alert>}
      {url && (
        <div>
          <CopyField label={t("address")} value={url} />
          <p className="mt-1.5 text-sm text-gray-11">{t("secret")}</p>
        </div>
      )}
      <p className="wrap-anywhere">
        {t.rich(stage ? "place" : "placeFirst", {
          board: board.title,
          stage: stage?.title ?? "",
          link: (chunks) => <TextLink href={`/boards/${board.id}`}>{chunks}</TextLink>,
          bdi: (chunks) => <bdi>{chunks}</bdi>,
        })}
      </p>
      <p className="text-sm text-gray-11 wrap-anywhere">
        {author === null
          ? t.rich("created", { time: () => <Time {...created} /> })
          : t.rich("createdBy", {
              name: author,
              time: () => <Time {...created} />,
              bdi: (chunks) => <bdi>{chunks}</bdi>,
            })}
      </p>
    </Panel>
  );
}

/** Why its calls are refused, as far as this page knows. */
function problemOf({ url, board, stage, author }: WebhookView) {
  if (!url) return "otherSecret";
  if (author === null) return "noAuthor";
  if (board.isArchived) return "boardArchived";
  return stage?.isArchived ? "stageArchived" : null;
}
