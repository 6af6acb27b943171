"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type UploadRequest, queueUploads, useUploads } from "@/components/files/upload-queue";
import { rejectionOf } from "@/components/files/upload-limit";
import { sendWatched } from "@/components/files/send-file";
import { type Draft, readDraft, discardDraft, storeDraft, useDraft } from "@/components/text/saving/drafts";
import type { CommentImage, CommentJson } from "@/lib/comments/present";
import type { Translate } from "@/lib/i18n/translate";
import { plainText } from "@/lib/comments/plain";

export interface CommentContent {
  text: string;
  isMarkdown: boolean;
  /** Of Markdown as it is shown until the server has it. */
  html?: string | undefined;
  images: readonly CommentImage[];
  /** For the team only, where comments are public. */
  isPrivate: boolean;
}

export const EMPTY_CONTENT: CommentContent = { text: "", isMarkdown: false, images: [], isPrivate: false };

interface CommentDraftOptions {
  draftKey: string;
  /** Empty for a new comment. */
  initial: CommentContent;
  uploadPath: string;
}

/** A comment while it is written, stored as a draft as soon as it differs from its initial content. */
export function useCommentDraft({ draftKey: key, initial, uploadPath }: CommentDraftOptions) {
  const t = useTranslations("comments.pictures");
  const { content, current, change, showTo } = useContent(key, initial);
  const place = `pictures:${key}`;
  const isSending = useUploads(place).some(({ state }) => state !== "failed");
  const isChanged = !isSame(content, initial);

  // Other pictures may have arrived meanwhile.
  const addImage = (image: CommentImage) => change({ images: [...current().images, image] });

  return {
    content,
    isChanged,
    isTooLong: content.text.length > LONGEST,
    canSend:
      isChanged &&
      !isSending &&
      content.text.length <= LONGEST &&
      (plainText(content.text) !== "" || content.images.length > 0),
    /** The upload queue of its pictures. */
    place,
    type: (written: Pick<CommentContent, "text" | "isMarkdown" | "html">) => change(written),
    addPictures: (files: readonly File[]) =>
      queueUploads(
        place,
        files.map((file) => uploadOf(t, file, uploadPath, addImage)),
      ),
    removePicture: (id: number) => change({ images: content.images.filter((image) => image.id !== id) }),
    showTo,
    discard: () => discardDraft(key),
  };
}

/** Whom it is for is no change, but kept with one, and stays for the next comment. */
function useContent(key: string, initial: CommentContent) {
  const [isPrivate, setPrivate] = useState(initial.isPrivate);
  const unchanged = { ...initial, isPrivate };
  const content = contentOf(useDraft(key), unchanged);
  const current = () => contentOf(readDraft(key), unchanged);

  function change(to: Partial<CommentContent>) {
    const { html, ...next } = { ...current(), ...to };
    if (isSame(next, initial)) discardDraft(key);
    else storeDraft(key, { from: initial.text, ...next, ...(html !== undefined && { html }) });
  }

  function showTo(privacy: CommentJson["privacy"]) {
    setPrivate(privacy === "private");
    change({ isPrivate: privacy === "private" });
  }

  return { content, current, change, showTo };
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
  draft
    ? {
        text: draft.text,
        isMarkdown: draft.isMarkdown ?? false,
        html: draft.html,
        images: draft.images ?? [],
        isPrivate: draft.isPrivate ?? initial.isPrivate,
      }
    : initial;

const LONGEST = 65_535;

const isSame = (one: CommentContent, other: CommentContent) =>
  one.text === other.text &&
  one.images.length === other.images.length &&
  one.images.every(({ id }, at) => id === other.images[at]?.id);
