"use client";
import { type UploadRequest, queueUploads, useUploads } from "@/components/files/upload-queue";
import { rejectionOf } from "@/components/files/upload-limit";
import { sendWatched } from "@/components/files/send-file";
import { type Draft, readDraft, discardDraft, storeDraft, useDraft } from "@/components/text/saving/drafts";
import type { CommentImage } from "@/lib/comments/present";
import { plainText } from "@/lib/comments/plain";

/** The words and pictures of a comment. */
export interface Words {
  text: string;
  images: readonly CommentImage[];
}

export const NO_WORDS: Words = { text: "", images: [] };

interface Given {
  draftKey: string;
  /** What is changed; nothing for a new one. */
  begun: Words;
  /** Where pictures are sent. */
  uploadPath: string;
}

/** A comment while it is written. It is kept as a draft as soon as it differs from that with which it was begun. */
export function useWriting({ draftKey: key, begun, uploadPath }: Given) {
  const words = wordsOf(useDraft(key), begun);
  const place = `pictures of ${key}`;
  const isSending = useUploads(place).some(({ state }) => state !== "failed");
  const isChanged = !isSame(words, begun);

  function change(to: Partial<Words>) {
    const next = { ...wordsOf(readDraft(key), begun), ...to };
    if (isSame(next, begun)) discardDraft(key);
    else storeDraft(key, { from: begun.text, ...next });
  }

  const picture = (file: File): UploadRequest => ({
    name: file.name,
    size: file.size,
    rejection: file.type.startsWith("image/")
      ? rejectionOf(file)
      : "Only pictures can stand in a comment. Attach other files to the task.",
    run: async (on) => {
      const { imageAttachment } = await sendWatched<{ imageAttachment: CommentImage }>(uploadPath, "file", file, on);
      change({ images: [...wordsOf(readDraft(key), begun).images, imageAttachment] });
    },
  });

  return {
    words,
    isChanged,
    /** Something is said, and nothing of it is on its way yet. */
    canSend: isChanged && !isSending && (plainText(words.text) !== "" || words.images.length > 0),
    /** Where the pictures that are on their way are listed. */
    place,
    type: (text: string) => change({ text }),
    addPictures: (files: readonly File[]) => queueUploads(place, files.map(picture)),
    removePicture: (id: number) => change({ images: words.images.filter((image) => image.id !== id) }),
    forget: () => discardDraft(key),
  };
}

const wordsOf = (draft: Draft | null, begun: Words): Words =>
  draft ? { text: draft.text, images: draft.images ?? [] } : begun;

const isSame = (one: Words, other: Words) =>
  one.text === other.text &&
  one.images.length === other.images.length &&
  one.images.every(({ id }, at) => id === other.images[at]?.id);
