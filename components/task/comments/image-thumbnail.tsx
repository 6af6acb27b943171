"use client";
import { useState } from "react";
import { FileIcon } from "@/components/files/file-icon";
import { localFilePath } from "@/lib/attachments/file-link";
import type { CommentImage } from "@/lib/comments/present";

/** Shows the icon of the file type where the picture can't be shown. */
export function ImageThumbnail({ image: { full_url, attachment_type, title } }: { image: CommentImage }) {
  const [isBroken, setBroken] = useState(false);
  const address = localFilePath(full_url, "small");
  return (
    <span className="grid h-24 max-w-48 min-w-24 place-items-center overflow-hidden rounded-sm border border-gray-6 bg-gray-3 text-gray-11">
      {address && !isBroken ? (
        // The server has made the smaller one.
        // oxlint-disable-next-line nextjs/no-img-element
        <img
          src={address}
          alt={title}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        <FileIcon type={attachment_type} />
      )}
    </span>
  );
}
