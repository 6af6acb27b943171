"use client";
import { useState } from "react";
import { PicturePreview } from "@/components/files/picture-preview";
import { pictureOf } from "@/components/task/attachments/attachment-details";
import { ImageThumbnail } from "@/components/task/comments/image-thumbnail";
import { localFilePath } from "@/lib/attachments/file-link";
import type { CommentImage } from "@/lib/comments/present";

/** A picture that browsers can't show is downloaded. */
export function CommentImages({ images }: { images: readonly CommentImage[] }) {
  const [previewed, setPreviewed] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <>
      <ul aria-label="Pictures" className="flex flex-wrap gap-2">
        {images.map((image) => (
          <li key={image.id}>
            {pictureOf(image) ? (
              <button
                type="button"
                aria-label={`Look at ${image.title}`}
                onClick={() => setPreviewed(image.id)}
                className="block rounded-sm hover:opacity-85"
              >
                <ImageThumbnail image={image} />
              </button>
            ) : (
              <a
                href={localFilePath(image.full_url) ?? image.full_url}
                download={image.title}
                aria-label={`Download ${image.title}`}
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
