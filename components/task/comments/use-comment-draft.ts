"use client";
import { useTranslations } from "next-intl";
import { type UploadRequest, queueUploads, useUploads } from "@/components/files/upload-queue";
import { rejectionOf } from "@/components/files/upload-limit";
import { sendWatched } from "@/components/files/send-file";
import { type Draft, readDraft, discardDraft, storeDraft, useDraft } from "@/components/text/saving/drafts";
import type { CommentImage } from "@/lib/comments/present";
import type { Translate } from "@/lib/i18n/translate";
import { plainText } from "@/lib/comments/plain";

export interface CommentContent {
  text: string;
  images: readonly CommentImage[];
}

export const EMPTY_CONTENT: CommentContent = { text: "", images: [] };

interface CommentDraftOptions {
  draftKey: string;
  /** Empty for a new comment. */
  initial: CommentContent;
  uploadPath: string;
}

/** A comment while it is written, stored as a draft as soon as it differs from its initial content. */
export function useCommentDraft({ draftKey: key, initial, uploadPath }: CommentDraftOptions) {
  const t = useTranslations("comments.pictures");
  const content = contentOf(useDraft(key), initial);
  const place = `pictures:${key}`;
  const isSending = useUploads(place).some(({ state }) => state !== "failed");
  const isChanged = !isSame(content, initial);

  function change(to: Partial<CommentContent>) {
    const next = { ...contentOf(readDraft(key), initial), ...to };
    if (isSame(next, initial)) discardDraft(key);
    else storeDraft(key, { from: initial.text, ...next });
  }

  // Other pictures may have arrived meanwhile.
  const addImage = (image: CommentImage) => change({ images: [...contentOf(readDraft(key), initial).images, image] });

  return {
    content,
    isChanged,
    canSend: isChanged && !isSending && (plainText(content.text) !== "" || content.images.length > 0),
    /** The upload queue of its pictures. */
    place,
    type: (text: string) => change({ text }),
    addPictures: (files: readonly File[]) =>
      queueUploads(
        place,
        files.map((file) => uploadOf(t, file, uploadPath, addImage)),
      ),
    removePicture: (id: number) => change({ images: content.images.filter((image) => image.id !== id) }),
    discard: () => discardDraft(key),
  };
}

const uploadOf = (
  t: Translate<"comments.pictures">,
  file: File,
  path: string,
  onDone: (image: CommentImage) => void,
): UploadRequest => ({
  name: file.name,
  size: file.size,
  rejection: file.type.startsWith("image/") ? rejectionOf(file) : t("othersRefused"),
  run: async (on) => {
    const { imageAttachment } = await sendWatched<{ imageAttachment: CommentImage }>(path, "file", file, on);
    onDone(imageAttachment);
  },
});

const contentOf = (draft: Draft | null, initial: CommentContent): CommentContent =>
  draft ? { text: draft.text, images: draft.images ?? [] } : initial;

const isSame = (one: CommentContent, other: CommentContent) =>
  one.text === other.text &&
  one.images.length === other.images.length &&
  one.images.every(({ id }, at) => id === other.images[at]?.id);
