"use client";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { descriptionOf, siteOf, pictureOf } from "@/components/task/attachments/attachment-details";
import { Thumbnail } from "@/components/task/attachments/thumbnail";
import { localFilePath } from "@/lib/attachments/file-link";
import type { AttachmentJson } from "@/lib/attachments/present";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { momentOf } from "@/lib/dates/when";

interface AttachmentTitleProps {
  attachment: AttachmentJson;
  board: BoardJson;
  clock: ClockOnScreen;
  onPreview: () => void;
}

export const opens = "[data-opens-attachment]";

const look = "flex min-w-0 flex-1 items-center gap-3 rounded-sm py-1.5 text-start -outline-offset-2";

/** A picture opens in the preview, a link in a tab; other files are downloaded, because the server lets none run. */
export function AttachmentTitle({ onPreview, ...shown }: AttachmentTitleProps) {
  const { attachment } = shown;
  const content = <Content {...shown} />;
  if (attachment.attachment_type === "url") {
    return (
      <a data-opens-attachment href={attachment.full_url} target="_blank" rel="noopener noreferrer" className={look}>
        {content}
      </a>
    );
  }
  if (pictureOf(attachment)) {
    return (
      <button data-opens-attachment type="button" onClick={onPreview} className={look}>
        {content}
      </button>
    );
  }
  return (
    <a
      data-opens-attachment
      href={localFilePath(attachment.full_url) ?? attachment.full_url}
      download={attachment.title}
      className={look}
    >
      {content}
    </a>
  );
}

function Content({ attachment, board, clock }: Omit<AttachmentTitleProps, "onPreview">) {
  const t = useTranslations("attachments.list");
  const { title, attachment_type, full_url, file_size, created_by, created_at } = attachment;
  const isLink = attachment_type === "url";
  const { text: words, full: whole } = momentOf(new Date(created_at), clock);
  const who = board.users.find(({ ID }) => ID === created_by)?.display_name;
  const description = descriptionOf(attachment);
  return (
    <>
      <Thumbnail attachment={attachment} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">
          <bdi>{title}</bdi>
        </span>
        {description && (
          <span className="line-clamp-2 text-sm wrap-anywhere text-gray-11">
            <bdi>{description}</bdi>
          </span>
        )}
        <span className="flex flex-wrap gap-x-1.5 text-sm text-gray-11 tabular-nums">
          <bdi>{isLink ? siteOf(full_url) : file_size}</bdi>
          <span aria-hidden>·</span>
          <time dateTime={created_at} title={whole}>
            {words}
          </time>
          {who && (
            <>
              <span aria-hidden>·</span>
              <bdi>{who}</bdi>
            </>
          )}
          {isLink && <span className="sr-only">{t("newTab")}</span>}
        </span>
      </span>
    </>
  );
}
