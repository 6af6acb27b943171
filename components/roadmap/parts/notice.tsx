import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import type { Done } from "@/lib/ideas/forms/done";

const WAITS: readonly Done[] = ["follow-mail", "idea-sent", "idea-waits", "comment-waits"];

/** What a form has just done, as its answer says in the address. */
export function Notice({ done }: { done: Done | null }) {
  const t = useTranslations("roadmap.done");
  return (
    done && (
      <Alert kind={WAITS.includes(done) ? "info" : "success"} className="mb-6">
        {t(done)}
      </Alert>
    )
  );
}
