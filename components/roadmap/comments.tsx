import Link from "next/link";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/controls/button";
import { TextLink } from "@/components/ui/controls/text-link";
import { AccountNeeded } from "@/components/roadmap/forms/account-needed";
import { CommentForm, type CommentFormProps } from "@/components/roadmap/forms/comment-form";
import { CommentItem } from "@/components/roadmap/comment-item";
import type { IdeaPageView } from "@/components/roadmap/idea-page-view";
import type { Offers } from "@/components/roadmap/parts/offers";

interface CommentsProps {
  idea: IdeaPageView;
  offers: Offers;
  stamp: string;
  isGuest: boolean;
}

export function Comments({ idea, offers, stamp, isGuest }: CommentsProps) {
  const t = useTranslations("roadmap.comments");
  const { threads, href, comments, more } = idea;
  const form = offers.comment === "open" ? { href, stamp, isGuest, captcha: offers.captcha } : null;
  return (
    <section id="comments" aria-labelledby="comments-title" className="scroll-mt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="comments-title" className="text-lg font-semibold">
          {t("title", { count: comments })}
        </h2>
        {form && threads.length > 0 && <TextLink href="#write">{t("write")}</TextLink>}
      </div>
      {more.earlier && (
        <MoreLink href={more.earlier.href} icon={ChevronUp}>
          {t("earlier", { count: more.earlier.count })}
        </MoreLink>
      )}
      {threads.length > 0 && <Threads idea={idea} form={form} />}
      {more.later && (
        <MoreLink href={more.later.href} icon={ChevronDown}>
          {t("later", { count: more.later.count })}
        </MoreLink>
      )}
      {threads.length === 0 && more.latest && <MoreLink href={more.latest}>{t("latest")}</MoreLink>}
      {threads.length === 0 && offers.comment === "off" && <p className="mt-2 text-gray-11">{t("none")}</p>}
      {offers.comment !== "off" && (
        <div id="write" className="mt-6 scroll-mt-4 border-t border-gray-6 pt-6">
          {form ? <CommentForm {...form} /> : <AccountNeeded authHtml={offers.authHtml} />}
        </div>
      )}
    </section>
  );
}

interface ThreadsProps {
  idea: IdeaPageView;
  form: Omit<CommentFormProps, "replyTo"> | null;
}

const Threads = ({ idea, form }: ThreadsProps) => (
  <ol className="mt-4 flex flex-col gap-5">
    {idea.threads.map(({ replies, ...comment }) => (
      <CommentItem key={comment.id} comment={comment} form={form} idea={idea}>
        {replies.length > 0 && (
          <ol className="ms-4 mt-4 flex flex-col gap-4 border-s border-gray-6 ps-4 sm:ps-7">
            {replies.map((reply) => (
              <CommentItem key={reply.id} comment={reply} form={form} idea={idea} />
            ))}
          </ol>
        )}
      </CommentItem>
    ))}
  </ol>
);

interface MoreLinkProps {
  href: string;
  icon?: typeof ChevronUp;
  children: string;
}

/** Another page of comments. */
const MoreLink = ({ href, icon: Icon, children }: MoreLinkProps) => (
  <Link href={href} prefetch={false} className={buttonStyle({ size: "small" }, "mt-4")}>
    {Icon && <Icon aria-hidden className="size-4" strokeWidth={1.5} />}
    {children}
  </Link>
);
