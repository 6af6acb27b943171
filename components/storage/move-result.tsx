import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import type { MoveJson } from "@/lib/storage/move/present";

type Move = NonNullable<MoveJson>;

/** How the last move ended. */
export function MoveResult({ move }: { move: Move }) {
  const t = useTranslations("storage.move");
  if (move.state === "stopped") return <Alert kind="error">{t("stopped", { problem: move.problem ?? "" })}</Alert>;
  if (move.state === "canceled") return <Alert kind="info">{t("canceled")}</Alert>;
  return move.files_failed > 0 ? <Failures move={move} /> : <Alert kind="success">{t("done")}</Alert>;
}

function Failures({ move: { failures, files_failed: count } }: { move: Move }) {
  const t = useTranslations("storage.move");
  return (
    <Alert kind="warning" title={t("failed", { count })}>
      <p>{t("failedText")}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {failures.map((failure) => (
          <li key={`${failure.kind} ${failure.id}`}>
            <FailedFile failure={failure} />
          </li>
        ))}
      </ul>
      {count > failures.length && <p className="mt-1">{t("more", { count: count - failures.length })}</p>}
    </Alert>
  );
}

function FailedFile({ failure: { kind, title, reason } }: { failure: Move["failures"][number] }) {
  const t = useTranslations("storage.move");
  const name = kind === "logo" ? t("logo") : kind === "photo" ? t("photoOf", { name: title ?? "" }) : title;
  return (
    <>
      <bdi className="font-medium break-all">{name}</bdi>
      <bdi className="ms-2 text-gray-11">{reason}</bdi>
    </>
  );
}
