import type { Conversion } from "@/lib/imports/wordpress/convert/conversion";
import type { Row } from "@/lib/imports/wordpress/read/database";
import { utcTime } from "@/lib/imports/wordpress/read/times";
import { mapOf, valueOf } from "@/lib/imports/wordpress/read/values";

type Owner = "task" | "task_description" | "comment_image" | "task_cover" | "board";

/** Texts name files by their hashes. A file of a cloud storage stays there. */
export function convertedAttachment(row: Row, owner: Owner, { fileAt, links }: Conversion) {
  const isLink = row.attachment_type === "url";
  const found = isLink ? null : (fileAt(row.file_path) ?? fileAt(row.full_url));
  return {
    ...{ id: row.id ?? "", owner, file: found && fileName(found, row.id), hash: row.file_hash },
    title: titleOf(row, found),
    type: row.attachment_type ?? "",
    url: found && row.file_hash ? `${links.to}/files/${row.file_hash}` : (row.full_url ?? null),
    meta: mapOf(valueOf(row.settings)).meta ?? null,
    created_at: utcTime(row.created_at),
  };
}

/** Two attachments may have one file there. Here each has its own. */
export const fileName = (path: string, attachment: string | null | undefined): string => `${attachment ?? 0}/${path}`;

export const pathIn = (name: string): string => name.slice(name.indexOf("/") + 1);

/** Files are known by the ends of their names, which titles may lack. */
function titleOf({ title, full_url }: Row, file: string | null): string {
  const name = file?.split("/").at(-1) ?? "";
  const hasEnding = /\.[A-Za-z0-9]{1,5}$/.test(title ?? "");
  return (
    (hasEnding || !file ? title : title && `${title}${/\.[^.]*$/.exec(name)?.[0] ?? ""}`) || name || full_url || ""
  );
}

/** Others were removed or replaced, and the plugin shows none of them. */
export const isActive = ({ status }: Row): boolean => (status ?? "ACTIVE").toUpperCase() === "ACTIVE";
