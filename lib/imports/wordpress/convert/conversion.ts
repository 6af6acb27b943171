import type { Note, NotedKind } from "@/lib/imports/wordpress/convert/notes";
import type { Links } from "@/lib/imports/wordpress/convert/texts";

/** What every conversion needs to know of the site. */
export interface Conversion {
  /** In which the plugin writes all times but those of creation and change. */
  zone: string;
  links: Links;
  /** The path in the uploads folder of the file that an address or a path of the site leads to, if it is there. */
  fileAt: (address: string | null | undefined) => string | null;
  note: Note;
}

/** For a text that is too long to be taken as it is. */
export const noteCut =
  ({ note }: Conversion, kind: NotedKind, title: string | null | undefined) =>
  () =>
    note({ kind, title: title ?? "", reason: "Its text is too long, so the plain text was taken." });
