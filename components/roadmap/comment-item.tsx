import { Ban, MessageSquareReply, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { StaticText } from "@/components/text/rich-text/static-text";
import { buttonStyle } from "@/components/ui/controls/button";
import { CommentFields, CommentForm, type CommentFormProps } from "@/components/roadmap/forms/comment-form";
import type { CommentView, IdeaPageView } from "@/components/roadmap/idea-page-view";
import type { Badge } from "@/lib/ideas/comments/read-comments";

interface CommentItemProps {
  comment: CommentView;
  /** Null where the reader can't reply. */
  form: Omit<CommentFormProps, "replyTo"> | null;
  idea: Pick<IdeaPageView, "href" | "placeQuery">;
  children?: React.ReactNode;
}

export function CommentItem({ comment, form, idea, children }: CommentItemProps) {
  const { id, author, badge, created, html, canDelete, canBlock } = comment;
  return (
    <li id={`comment-${id}`} className="scroll-mt-4 target:rounded-md target:bg-accent-soft">
      <article className="flex gap-3">
        <PersonAvatar {...author} size={32} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <bdi className="min-w-0 font-medium wrap-anywhere">{author.name}</bdi>
            <BadgePill badge={badge} />
            <a
              href={`#comment-${id}`}
              className="text-sm text-gray-11 hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center"
            >
              <time dateTime={created.iso} title={created.full}>
                {created.text}
              </time>
            </a>
          </p>
          <StaticText html={html} className="mt-1" />
          <div className="mt-1 -ms-2.5 flex flex-wrap gap-1">
            {form && <Reply comment={comment} form={form} idea={idea} />}
            {canDelete && <Delete comment={comment} idea={idea} />}
            {canBlock && <Block comment={comment} idea={idea} />}
          </div>
        </div>
      </article>
      {children}
    </li>
  );
}

function BadgePill({ badge }: { badge: Badge }) {
  const t = useTranslations("roadmap.comments");
  if (badge === "") return null;
  const look = badge === "admin" ? "bg-accent-soft text-accent-text" : "bg-gray-3 text-gray-11";
  return <span className={`rounded-full px-2 text-xs/5 font-medium ${look}`}>{t(`badges.${badge}`)}</span>;
}

const SUMMARY = `${buttonStyle({ kind: "quiet", size: "small" })} cursor-pointer list-none [&::-webkit-details-marker]:hidden`;

type ActionProps = Pick<CommentItemProps, "comment" | "idea">;

function Reply({
  comment: { id, author },
  form,
  idea: { placeQuery },
}: ActionProps & { form: NonNullable<CommentItemProps["form"]> }) {
  const t = useTranslations("roadmap.comments");
  return (
    <details className="open:w-full open:ps-2.5">
      <summary className={SUMMARY} aria-label={t("replyTo", { name: author.name })}>
        <MessageSquareReply aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />
        {t("reply")}
      </summary>
      <div className="mt-2">
        <CommentForm {...form} replyTo={{ id, placeQuery }} />
      </div>
    </details>
  );
}

/** Asks first, without script too. */
function Delete({ comment: { id, author }, idea: { href, placeQuery } }: ActionProps) {
  const t = useTranslations("roadmap.comments");
  return (
    <details>
      <summary className={SUMMARY} aria-label={t("deleteOf", { name: author.name })}>
        <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
        {t("delete")}
      </summary>
      <form method="post" action={`${href}/delete`} className="mt-1 flex flex-wrap items-center gap-2 ps-2.5">
        <CommentFields id={id} placeQuery={placeQuery} />
        <span className="text-gray-11">{t("deleteQuestion")}</span>
        <button type="submit" className={buttonStyle({ kind: "danger", size: "small" })}>
          {t("deleteNow")}
        </button>
      </form>
    </details>
  );
}

/** The choices of the dialog that the team has inside. */
function Block({ comment: { id, author }, idea: { href, placeQuery } }: ActionProps) {
  const t = useTranslations("roadmap.comments.block");
  const choices = useTranslations("ideas.block");
  return (
    <details className="open:w-full">
      <summary className={SUMMARY} aria-label={t("labelOf", { name: author.name })}>
        <Ban aria-hidden className="size-4" strokeWidth={1.5} />
        {t("label")}
      </summary>
      <form
        method="post"
        action={`${href}/block`}
        className="mt-1 flex max-w-120 flex-col items-start gap-2 ps-2.5 text-gray-11"
      >
        <CommentFields id={id} placeQuery={placeQuery} />
        <p>{t("text")}</p>
        <Choice name="blocks_network" label={choices("network")} hint={choices("networkHint")} />
        <Choice name="removes_content" label={choices("content")} hint={choices("contentHint")} />
        <button type="submit" className={buttonStyle({ kind: "danger", size: "small" })}>
          {choices("confirm")}
        </button>
      </form>
    </details>
  );
}

const Choice = ({ name, label, hint }: { name: string; label: string; hint: string }) => (
  <label className="flex gap-2 pointer-coarse:min-h-11">
    <input type="checkbox" name={name} value="1" className="mt-0.5 shrink-0" />
    <span>
      <span className="block text-gray-12">{label}</span>
      <span className="block text-sm">{hint}</span>
    </span>
  </label>
);
