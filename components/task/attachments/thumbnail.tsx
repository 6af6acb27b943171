"use client";
import { useState } from "react";
import { FileIcon } from "@/components/files/file-icon";
import { pictureOf } from "@/components/task/attachments/attachment-details";
import type { AttachmentJson } from "@/lib/attachments/present";

/** The icon of the file type stands in for pictures that can't be loaded. */
export function Thumbnail({ attachment }: { attachment: AttachmentJson }) {
  const [isBroken, setBroken] = useState(false);
  const picture = pictureOf(attachment);
  return (
    <span className="grid h-10 w-14 shrink-0 place-items-center overflow-hidden rounded-sm border border-gray-6 bg-gray-4 text-gray-11">
      {picture && !isBroken ? (
        // The server has made the smaller one.
        // oxlint-disable-next-line nextjs/no-img-element
        <img
          src={`${picture.address}?size=small`}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        <FileIcon type={attachment.attachment_type} />
      )}
    </span>
  );
}
