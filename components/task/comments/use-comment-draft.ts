"use client";
import { type Sending, sendTo, useComing } from "@/components/files/queue";
import { refusalOf } from "@/components/files/limit";
import { sendWatched } from "@/components/files/send-file";
import { type Draft, draftOf, dropDraft, keepDraft, useDraft } from "@/components/text/saving/drafts";
import type { CommentImage } from "@/lib/comments/present";
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
  const content = contentOf(useDraft(key), initial);
  const place = `pictures of ${key}`;
  const isSending = useComing(place).some(({ state }) => state !== "failed");
  const isChanged = !isSame(content, initial);

  function change(to: Partial<CommentContent>) {
    const next = { ...contentOf(draftOf(key), initial), ...to };
    if (isSame(next, initial)) dropDraft(key);
    else keepDraft(key, { from: initial.text, ...next });
  }

  // Other pictures may have arrived meanwhile.
  const addImage = (image: CommentImage) => change({ images: [...contentOf(draftOf(key), initial).images, image] });

  return {
    content,
    isChanged,
    canSend: isChanged && !isSending && (plainText(content.text) !== "" || content.images.length > 0),
    /** The upload queue of its pictures. */
    place,
    type: (text: string) => change({ text }),
    addPictures: (files: readonly File[]) =>
      sendTo(
        place,
        files.map((file) => uploadOf(file, uploadPath, addImage)),
      ),
    removePicture: (id: number) => change({ images: content.images.filter((image) => image.id !== id) }),
    discard: () => dropDraft(key),
  };
}

const uploadOf = (file: File, path: string, onDone: (image: CommentImage) => void): Sending => ({
  name: file.name,
  size: file.size,
  refusal: file.type.startsWith("image/")
    ? refusalOf(file)
    : "Only pictures can stand in a comment. Attach other files to the task.",
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
