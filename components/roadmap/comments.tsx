import { useTranslations } from "next-intl";
import { AccountNeeded } from "@/components/roadmap/forms/account-needed";
import { CommentForm } from "@/components/roadmap/forms/comment-form";
import { CommentItem } from "@/components/roadmap/comment-item";
import type { IdeaPageView } from "@/components/roadmap/idea-page-view";
import type { Offers } from "@/components/roadmap/parts/offers";

interface CommentsProps {
  idea: IdeaPageView;
  offers: Offers;
  stamp: string;
  isGuest: boolean;
}

export function Comments({ idea: { threads, href, comments }, offers, stamp, isGuest }: CommentsProps) {
  const t = useTranslations("roadmap.comments");
  const form = offers.comment === "open" ? { href, stamp, isGuest, captcha: offers.captcha } : null;
  return (
    <section id="comments" aria-labelledby="comments-title" className="scroll-mt-4">
      <h2 id="comments-title" className="text-lg font-semibold">
        {t("title", { count: comments })}
      </h2>
      {comments > threads.length && <p className="mt-1 text-gray-11">{t("latest", { count: threads.length })}</p>}
      {threads.length > 0 && (
        <ol className="mt-4 flex flex-col gap-5">
          {threads.map(({ replies, ...comment }) => (
            <CommentItem key={comment.id} comment={comment} form={form} href={href}>
              {replies.length > 0 && (
                <ol className="ms-4 mt-4 flex flex-col gap-4 border-s border-gray-6 ps-4 sm:ms-4 sm:ps-7">
                  {replies.map((reply) => (
                    <CommentItem key={reply.id} comment={reply} form={form} href={href} />
                  ))}
                </ol>
              )}
            </CommentItem>
          ))}
        </ol>
      )}
      {threads.length === 0 && offers.comment === "off" && <p className="mt-2 text-gray-11">{t("none")}</p>}
      {offers.comment !== "off" && (
        <div className="mt-6 border-t border-gray-6 pt-6">
          {form ? <CommentForm {...form} /> : <AccountNeeded authHtml={offers.authHtml} />}
        </div>
      )}
    </section>
  );
}
