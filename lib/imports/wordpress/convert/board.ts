import { notesOfLeftOut } from "@/lib/board-document/left-out";
import { DocumentBoard } from "@/lib/board-document/document";
import { convertedAttachment, fileName } from "@/lib/imports/wordpress/convert/attachments";
import { type Conversion, noteCut } from "@/lib/imports/wordpress/convert/conversion";
import { convertedHtml } from "@/lib/imports/wordpress/convert/texts";
import type { Row } from "@/lib/imports/wordpress/read/database";
import { siteTime, utcTime } from "@/lib/imports/wordpress/read/times";
import { flagOf, idOf, idsOf, listOf, mapOf, textOf, valueOf } from "@/lib/imports/wordpress/read/values";

/** What the plugin stores of a board, its tasks apart. */
export interface BoardRows {
  board: Row;
  /** Of `metas`. */
  metas: Row[];
  /** Stages, labels and custom fields. */
  terms: Row[];
  /** Of `relations`. */
  members: Row[];
  attachments: Row[];
  /** Of `relations`: the folders in which it is. */
  folders: Row[];
}

export function convertedBoard(rows: BoardRows, conversion: Conversion): DocumentBoard {
  const { board } = rows;
  const settings = mapOf(valueOf(board.settings));
  const meta = new Map(rows.metas.map(({ key, value }) => [key, valueOf(value)]));
  const terms = (type: string) => rows.terms.filter((term) => (term.type ?? "stage") === type);
  const document = DocumentBoard.parse({
    ...{ id: board.id, title: board.title, type: board.type, currency: board.currency ?? "USD" },
    description: convertedHtml(board.description, conversion.links, noteCut(conversion, "board", board.title)),
    background: convertedBackground(board, rows.attachments, conversion),
    is_template: flagOf(settings.is_template),
    ...{ template_description: settings.template_description, template_category: settings.template_category },
    enable_time_tracking: flagOf(settings.enable_time_tracking),
    enable_stage_change_email: flagOf(meta.get("enable_stage_change_email")),
    has_custom_field_order: flagOf(meta.get("custom_field_positions")),
    archived_at: siteTime(board.archived_at, conversion.zone),
    created_by: idOf(board.created_by),
    created_at: utcTime(board.created_at),
    members: rows.members.map(convertedMember),
    stages: terms("stage").map((term) => convertedStage(term, conversion)),
    labels: terms("label").map(convertedLabel),
    custom_fields: terms("custom-field").map((term) => convertedField(term, conversion)),
  });
  for (const note of notesOfLeftOut("board", document)) conversion.note(note);
  return document;
}

/** The settings are serialized by the plugin, or twice, by its models. */
function convertedMember({ foreign_id, settings }: Row) {
  const { is_admin, is_viewer_only } = mapOf(valueOf(settings));
  const role = flagOf(is_admin) ? "manager" : flagOf(is_viewer_only) ? "viewer" : "member";
  return { person: foreign_id, role };
}

function convertedStage(term: Row, { zone, note }: Conversion) {
  const stored = valueOf(term.settings);
  if (stored === undefined)
    note({
      kind: "stage",
      title: term.title ?? "",
      reason: "Its settings could not be read, so it has the usual ones.",
    });
  const settings = mapOf(stored);
  return {
    ...{ id: term.id, title: term.title, slug: term.slug, position: term.position },
    ...{ color: term.color, bg_color: term.bg_color },
    status: settings.default_task_status === "closed" ? "closed" : "open",
    ...{ is_template: flagOf(settings.is_template), is_public: flagOf(settings.is_public) },
    default_assignees: idsOf(settings.default_task_assignees),
    default_watchers: idsOf(settings.default_task_watchers),
    archived_at: siteTime(term.archived_at, zone),
    archived_by: idOf(settings.archived_by_id),
  };
}

const convertedLabel = (term: Row) => ({
  ...{ id: term.id, title: term.title, slug: term.slug, color: term.color, bg_color: term.bg_color },
  color_preset: mapOf(valueOf(term.settings)).color_preset,
});

const FIELD_TYPES = ["text", "number", "select", "multi-select", "checkbox", "date"];

function convertedField(term: Row, { note }: Conversion) {
  const settings = mapOf(valueOf(term.settings));
  const type = textOf(settings.custom_field_type) ?? "text";
  if (!FIELD_TYPES.includes(type))
    note({
      kind: "custom_field",
      title: term.title ?? "",
      reason: `Its type, ${type}, does not exist here. It is a text.`,
    });
  return {
    ...{ id: term.id, title: term.title, position: term.position },
    type: FIELD_TYPES.includes(type) ? type : "text",
    options: listOf(settings.select_options)
      .map(optionOf)
      .filter((option) => option !== null),
  };
}

/** A text, or a map that has one. */
const optionOf = (option: unknown): string | null =>
  textOf(option) ?? textOf(mapOf(option).value) ?? textOf(mapOf(option).label) ?? textOf(mapOf(option).title);

/** A picture of a board is one of its attachments, or at an address of its own. */
function convertedBackground(board: Row, attachments: Row[], conversion: Conversion) {
  const background = mapOf(valueOf(board.background));
  if (Object.keys(background).length === 0) return null;
  const picture = attachments.find(({ id }) => idOf(id) !== null && idOf(id) === idOf(background.id));
  const address = textOf(background.image_url);
  const found = conversion.fileAt(address);
  const file = picture ? convertedAttachment(picture, "board", conversion).file : found && fileName(found, null);
  return {
    ...{ id: textOf(background.id), color: textOf(background.color), image_url: address, file },
    is_image: flagOf(background.is_image) ?? (address !== null && address !== ""),
  };
}
