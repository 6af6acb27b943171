import { Rss } from "lucide-react";
import { useTranslations } from "next-intl";
import { TEXT_LINK } from "@/components/ui/controls/text-link";
import { FollowCard } from "@/components/roadmap/follow-card";
import type { Captcha } from "@/lib/captcha/setting";
import { decodeSegment } from "@/lib/http/request/spelling";
import { ShareButton } from "@/components/roadmap/share-button";

interface IdeaSideProps {
  href: string;
  url: string;
  title: string;
  stamp: string;
  isFollowing: boolean | null;
  captcha: Captcha | null;
  /** Null where there are no feeds. */
  feed: string | null;
}

export function IdeaSide({ href, url, title, stamp, isFollowing, captcha, feed }: IdeaSideProps) {
  const t = useTranslations("roadmap.share");
  return (
    <aside className="flex flex-col gap-6 rounded-lg border border-gray-6 bg-surface p-5 lg:w-72 lg:shrink-0">
      <FollowCard href={href} stamp={stamp} isFollowing={isFollowing} captcha={captcha} />
      <section aria-labelledby="share-title">
        <h2 id="share-title" className="font-semibold">
          {t("title")}
        </h2>
        <p className="mt-1">
          <a
            href={url}
            dir="ltr"
            className={`${TEXT_LINK} line-clamp-4 text-sm font-normal wrap-anywhere pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center`}
          >
            {decodeSegment(url)}
          </a>
        </p>
        <div className="mt-3 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 pointer-coarse:min-h-11">
          {feed && (
            <a href={feed} className={`${TEXT_LINK} inline-flex items-center gap-1.5 text-sm pointer-coarse:min-h-11`}>
              <Rss aria-hidden className="size-4" strokeWidth={1.5} />
              {t("feed")}
            </a>
          )}
          <ShareButton url={url} title={title} />
        </div>
      </section>
    </aside>
  );
}
