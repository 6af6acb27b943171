import { convertedAttachment } from "@/lib/imports/wordpress/convert/attachments";
import { type Conversion, noteCut } from "@/lib/imports/wordpress/convert/conversion";
import { convertedHtml } from "@/lib/imports/wordpress/convert/texts";
import type { Row } from "@/lib/imports/wordpress/read/database";
import { utcTime } from "@/lib/imports/wordpress/read/times";
import { idOf, idsOf, mapOf, textOf, valueOf } from "@/lib/imports/wordpress/read/values";
import { textOfHtml } from "@/lib/text/text-of-html";

/** Comments of one task with their replies. A reply to a reply answers the comment above both, and one to a comment that
 * is gone becomes a comment. */
export function convertedComments(rows: Row[], images: Map<string, Row[]>, conversion: Conversion) {
  const byId = new Map(rows.map((row) => [row.id ?? "", row]));
  const replies = new Map<string, Row[]>();
  const comments: Row[] = [];
  for (const row of rows) {
    const first = firstAbove(row, byId);
    if (first === null) comments.push(row);
    else replies.set(first, [...(replies.get(first) ?? []), row]);
  }
  const convert = (row: Row) => convertedComment(row, images.get(row.id ?? "") ?? [], conversion);
  return comments.map((row) => ({ ...convert(row), replies: (replies.get(row.id ?? "") ?? []).map(convert) }));
}

function firstAbove(row: Row, byId: Map<string, Row>): string | null {
  const seen = new Set([row.id]);
  let above = byId.get(row.parent_id ?? "");
  while (above && !seen.has(above.id)) {
    seen.add(above.id);
    const next = byId.get(above.parent_id ?? "");
    if (!next) return above.id ?? null;
    above = next;
  }
  return null;
}

function convertedComment(row: Row, images: Row[], conversion: Conversion) {
  const settings = mapOf(valueOf(row.settings));
  const description = convertedHtml(row.description, conversion.links, noteCut(conversion, "comment", row.author_name));
  const raw = textOf(settings.raw_description);
  return {
    ...{ id: row.id, type: row.type, privacy: row.privacy, status: row.status },
    ...{ author_name: row.author_name ?? "", author_email: row.author_email ?? "" },
    raw_description: textOfHtml(raw ?? description ?? ""),
    description: description ?? "",
    mentions: idsOf(settings.mentioned_id),
    images: images.map((image) => convertedAttachment(image, "comment_image", conversion)),
    created_by: idOf(row.created_by),
    ...{ created_at: utcTime(row.created_at), updated_at: utcTime(row.updated_at) },
  };
}
