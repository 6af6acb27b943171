import { type Editor, Extension } from "@tiptap/react";
import { Plugin } from "@tiptap/pm/state";
import { askUntilDone } from "@/components/ui/ask-before-leaving";
import { problemOf } from "@/components/ui/problem";
import { toast } from "@/components/ui/toasts";
import { carriesFiles, picturesIn } from "@/lib/attachments/picture-files";

/** Keeps a picture on the server; answers the address with which it stands in the text. @throws ApiError */
export type UploadPicture = (picture: File) => Promise<string>;

export interface PictureUploads {
  upload: UploadPicture;
  /** Told with each one that begins or ends. */
  onComing: (change: 1 | -1) => void;
  onProblem: (problem: string) => void;
}

/** Pictures that are pasted or dropped into the text. */
export const takingPictures = (uploads: PictureUploads) =>
  Extension.create({
    name: "takingPictures",
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin({
          props: {
            handlePaste: (view, event) => !hasWords(event.clipboardData) && take(editor, event.clipboardData, view.state.selection.to, uploads),
            handleDrop: (view, event) => take(editor, event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.to, uploads),
          },
        }),
      ];
    },
  });

/** Programs that write texts put a picture of the words beside them. */
const hasWords = (data: DataTransfer | null) => (data?.getData("text/plain") ?? "").trim() !== "";

function take(editor: Editor, data: DataTransfer | null, at: number, uploads: PictureUploads): boolean {
  if (!carriesFiles(data)) return false;

  const pictures = picturesIn(data?.files);
  if (pictures.length === 0) uploads.onProblem("Only pictures can be put into a text: JPEG, PNG, GIF, WebP or AVIF.");
  else putPictures(editor, pictures, at, uploads);
  return true;
}

/** Each stands where it was put as soon as it has been uploaded, whatever was written meanwhile. */
export function putPictures(editor: Editor, pictures: File[], at: number, uploads: PictureUploads): void {
  const place = followed(editor, at);
  void Promise.all(pictures.map((picture) => put(editor, picture, place, uploads))).finally(place.leave);
}

async function put(editor: Editor, picture: File, place: Place, { upload, onComing, onProblem }: PictureUploads) {
  onComing(1);
  try {
    const [src, size] = await askUntilDone(Promise.all([upload(picture), sizeOf(picture)]));
    if (editor.isDestroyed) return toast("The picture came too late for the text. Please add it again.", "error");

    const node = editor.schema.nodes.picture?.create({ src, alt: picture.name.replace(/\.[^.]*$/, ""), ...size });
    if (node) editor.view.dispatch(editor.state.tr.replaceRangeWith(place.now(), place.now(), node).scrollIntoView());
  } catch (error) {
    onProblem(problemOf(error));
  } finally {
    onComing(-1);
  }
}

/** So that the words below stay where they are while it is loaded. */
async function sizeOf(picture: File): Promise<{ width?: string; height?: string }> {
  const bitmap = await createImageBitmap(picture).catch(() => null);
  const size = bitmap ? { width: String(bitmap.width), height: String(bitmap.height) } : {};
  bitmap?.close();
  return size;
}

interface Place {
  now: () => number;
  leave: () => void;
}

function followed(editor: Editor, at: number): Place {
  let now = at;
  const follow = ({ transaction }: { transaction: { mapping: { map: (at: number) => number } } }) => void (now = transaction.mapping.map(now));
  editor.on("transaction", follow);
  return { now: () => now, leave: () => void editor.off("transaction", follow) };
}
