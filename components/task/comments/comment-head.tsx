import { useTranslations } from "next-intl";
import { Globe } from "lucide-react";
import type { AnyComment } from "@/components/board-store/edits/comment-edits";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { relativeTimeOf } from "@/lib/dates/when";
import { DELETED_USER } from "@/lib/users/nobody";

interface CommentHeadProps {
  id: string;
  comment: Pick<AnyComment, "author_name" | "author_email" | "created_by" | "created_at" | "updated_at" | "privacy">;
  clock: ClockOnScreen;
  hasPublic: boolean;
}

export function CommentHead({ id, comment, clock, hasPublic }: CommentHeadProps) {
  const t = useTranslations("comments.head");
  const { author_name, author_email, created_at, updated_at, privacy } = comment;
  const { text: words, full: whole } = relativeTimeOf(new Date(created_at), clock);
  return (
    <p id={id} className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
      <bdi className="font-medium wrap-anywhere">{author_name}</bdi>
      {isOfGuest(comment) && (
        <span className="self-center rounded-sm bg-gray-3 px-1.5 text-sm text-gray-11">{t("guest")}</span>
      )}
      {isOfGuest(comment) && author_email && (
        <a href={`mailto:${author_email}`} className="text-sm wrap-anywhere text-gray-11 hover:underline">
          <bdi>{author_email}</bdi>
        </a>
      )}
      <time dateTime={created_at} title={whole} className="text-sm text-gray-11">
        {words}
      </time>
      {isEdited(created_at, updated_at) && (
        <span title={relativeTimeOf(new Date(updated_at), clock).full} className="text-sm text-gray-11">
          {t("edited")}
        </span>
      )}
      {hasPublic && privacy === "public" && (
        <span className="inline-flex items-center gap-1 self-center text-sm text-gray-11">
          <Globe aria-hidden className="size-3.5" strokeWidth={1.5} />
          {t("public")}
        </span>
      )}
    </p>
  );
}

/** Neither guests nor deleted accounts have an id. */
export const isOfGuest = ({ created_by, author_name }: Pick<AnyComment, "created_by" | "author_name">): boolean =>
  created_by === null && author_name !== DELETED_USER.display_name;

/** The two times have seconds only and come from two clocks. */
const isEdited = (created: string, updated: string) => Date.parse(updated) - Date.parse(created) > 1_500;
