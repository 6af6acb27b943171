"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PicturePreview } from "@/components/files/picture-preview";
import { pictureOf } from "@/components/task/attachments/attachment-details";
import { ImageThumbnail } from "@/components/task/comments/image-thumbnail";
import { localFilePath } from "@/lib/attachments/file-link";
import type { CommentImage } from "@/lib/comments/present";

/** A picture that browsers can't show is downloaded. */
export function CommentImages({ images }: { images: readonly CommentImage[] }) {
  const t = useTranslations("comments.pictures");
  const [previewed, setPreviewed] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <>
      <ul aria-label={t("title")} className="flex flex-wrap gap-2">
        {images.map((image) => (
          <li key={image.id}>
            {pictureOf(image) ? (
              <button
                type="button"
                aria-label={t("view", { title: image.title })}
                onClick={() => setPreviewed(image.id)}
                className="block rounded-sm hover:opacity-85"
              >
                <ImageThumbnail image={image} />
              </button>
            ) : (
              <a
                href={localFilePath(image.full_url) ?? image.full_url}
                download={image.title}
                aria-label={t("download", { title: image.title })}
                className="block rounded-sm hover:opacity-85"
              >
                <ImageThumbnail image={image} />
              </a>
            )}
          </li>
        ))}
      </ul>
      <PicturePreview
        pictures={images.flatMap((image) => pictureOf(image) ?? [])}
        shown={previewed}
        onShow={setPreviewed}
      />
    </>
  );
}
