import { type Editor, Extension } from "@tiptap/react";
import { Plugin } from "@tiptap/pm/state";
import { settleInOrder } from "@/components/text/editor/settle-in-order";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { type FailedFile, describeFailures } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { carriesFiles, picturesIn } from "@/components/files/picture-files";
import type { Translate } from "@/lib/i18n/translate";

/** @returns the address of the stored picture. @throws ApiError */
export type UploadPicture = (picture: File) => Promise<string>;

export interface PictureUploads {
  t: Translate<"text.editor">;
  upload: UploadPicture;
  onCountChange: (change: 1 | -1) => void;
  onProblem: (problem: string) => void;
}

export const pictureUploads = (uploads: PictureUploads) =>
  Extension.create({
    name: "takingPictures",
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin({
          props: {
            handlePaste: (view, event) =>
              !hasText(event.clipboardData) && takeFiles(editor, event.clipboardData, view.state.selection.to, uploads),
            handleDrop: (view, event) =>
              takeFiles(
                editor,
                event.dataTransfer,
                view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.to,
                uploads,
              ),
          },
        }),
      ];
    },
  });

/** Word processors put a picture of the copied text beside it. */
const hasText = (data: DataTransfer | null) => (data?.getData("text/plain") ?? "").trim() !== "";

function takeFiles(editor: Editor, data: DataTransfer | null, at: number, uploads: PictureUploads): boolean {
  if (!carriesFiles(data)) return false;

  const pictures = picturesIn(data?.files);
  if (pictures.length === 0) uploads.onProblem(uploads.t("onlyPictures"));
  else insertPictures(editor, pictures, at, uploads);
  return true;
}

/** Pictures keep their order and follow edits of the text before them. */
export function insertPictures(
  editor: Editor,
  pictures: File[],
  at: number,
  { t, upload, onCountChange, onProblem }: PictureUploads,
): void {
  const position = trackPosition(editor, at);
  const failed: FailedFile[] = [];
  pictures.forEach(() => onCountChange(1));
  const done = settleInOrder(pictures, (picture) => Promise.all([upload(picture), sizeOf(picture)]), {
    onUploaded: (picture, [src, size]) => {
      const attributes = { src, alt: picture.name.replace(/\.[^.]*$/, ""), ...size };
      if (editor.isDestroyed) toast(t("closedTooEarly"), "error");
      else insertPicture(editor, position.now(), attributes);
      onCountChange(-1);
    },
    onFailed: ({ name }, error) => {
      onCountChange(-1);
      failed.push({ name, error });
      onProblem(describeFailures(failed).join(" "));
    },
  });
  void trackUnsaved(done).finally(position.stop);
}

function insertPicture(editor: Editor, at: number, picture: Record<string, string>) {
  const node = editor.schema.nodes.picture?.create(picture);
  if (node) editor.view.dispatch(editor.state.tr.replaceRangeWith(at, at, node).scrollIntoView());
}

/** The size reserves the space while the picture loads. */
async function sizeOf(picture: File): Promise<{ width?: string; height?: string }> {
  const bitmap = await createImageBitmap(picture).catch(() => null);
  const size = bitmap ? { width: String(bitmap.width), height: String(bitmap.height) } : {};
  bitmap?.close();
  return size;
}

interface TrackedPosition {
  now: () => number;
  stop: () => void;
}

function trackPosition(editor: Editor, at: number): TrackedPosition {
  let now = at;
  const follow = ({ transaction }: { transaction: { mapping: { map: (at: number) => number } } }) =>
    void (now = transaction.mapping.map(now));
  editor.on("transaction", follow);
  return { now: () => now, stop: () => void editor.off("transaction", follow) };
}
