import type { AttachmentEdit } from "@/components/board-store/edits/attachment-edits";
import type { FieldEdit } from "@/components/board-store/edits/custom-field-edits";
import type { LabelDraft, LabelEdit } from "@/components/board-store/edits/label-edits";
import { type Change, type InversesOf, isSame } from "@/components/undo/inverse/inverse";
import type { KnownTask, Shown } from "@/components/undo/inverse/shown";
import type { LabelJson } from "@/lib/labels/present";

export const ATTACHMENT_INVERSES: InversesOf<AttachmentEdit> = {
  "add-attachment": ({ taskId, attachmentId, title }) => ({
    change: { key: "created", title },
    what: "whole",
    takeBack: () => [{ kind: "delete-attachment", taskId, attachmentId }],
    hasChanged: (now) => {
      const known = now.attachment(taskId, attachmentId);
      return known !== undefined && known.title !== title;
    },
  }),
  "rename-attachment": ({ taskId, attachmentId, title }, before) => {
    const former = before.attachment(taskId, attachmentId)?.title;
    const change: Change = { key: "renamed", title: former ?? "", to: title };
    if (former === undefined || former === null) return { change, reason: "unknown" };
    if (former === title) return null;
    return {
      change,
      what: "title",
      takeBack: () => [{ kind: "rename-attachment", taskId, attachmentId, title: former }],
      hasChanged: (now) => {
        const known = now.attachment(taskId, attachmentId);
        return known !== undefined && known.title !== title;
      },
    };
  },
  "delete-attachment": ({ taskId, attachmentId }, before) => ({
    change: { key: "deleted", title: before.attachment(taskId, attachmentId)?.title ?? "" },
    reason: "file",
  }),
};

export const FIELD_INVERSES: InversesOf<FieldEdit> = {
  "create-field": ({ id, title }) => ({
    change: { key: "created", title },
    what: "whole",
    takeBack: () => [{ kind: "delete-field", fieldId: id }],
    hasChanged: (now) =>
      isUsed(now, ({ task_custom_fields: values }) => values?.some(({ foreign_id }) => foreign_id === id)),
  }),
  "change-field": ({ fieldId, title, options }, before) => {
    const field = before.board()?.custom_fields.find(({ id }) => id === fieldId);
    const change: Change = { key: "changed", title: field?.title ?? title, what: "settings" };
    if (!field) return { change, reason: "unknown" };
    const former = { title: field.title, options: field.settings.select_options ?? [] };
    if (isSame(former, { title, options })) return null;
    // Values of removed options are removed with them.
    if (former.options.some((option) => !options.includes(option))) return { change, reason: "options" };
    return {
      change,
      what: "settings",
      takeBack: () => [{ kind: "change-field", fieldId, type: field.settings.custom_field_type, ...former }],
      hasChanged: (now) => {
        const known = now.board()?.custom_fields.find(({ id }) => id === fieldId);
        return known !== undefined && known.title !== title;
      },
    };
  },
  "move-field": ({ fieldId, index }, before) => {
    const former = fieldIndex(before, fieldId);
    const change: Change = { key: "fieldMoved" };
    if (former === 0) return { change, reason: "unknown" };
    if (former === index) return null;
    return {
      change,
      what: "order",
      takeBack: () => [{ kind: "move-field", fieldId, index: former }],
      hasChanged: (now) => now.board() !== undefined && fieldIndex(now, fieldId) !== index,
    };
  },
  "delete-field": ({ fieldId }, before) => ({
    change: { key: "deleted", title: before.board()?.custom_fields.find(({ id }) => id === fieldId)?.title },
    reason: "field",
  }),
};

/** From 1; 0 if there is none. */
const fieldIndex = (shown: Shown, fieldId: number): number =>
  (shown.board()?.custom_fields.findIndex(({ id }) => id === fieldId) ?? -1) + 1;

export const LABEL_INVERSES: InversesOf<LabelEdit> = {
  "create-label": ({ id, draft }) => ({
    change: { key: "created", title: draft.title },
    what: "whole",
    takeBack: () => [{ kind: "delete-label", labelId: id }],
    hasChanged: (now) => isUsed(now, ({ labels }) => labels.some((label) => label.id === id)),
  }),
  "change-label": ({ labelId, draft }, before) => {
    const label = before.board()?.labels.find(({ id }) => id === labelId);
    const change: Change = { key: "changed", title: label?.title ?? "", what: "label" };
    if (!label) return { change, reason: "unknown" };
    const former = draftOf(label);
    if (isSame(former, draft)) return null;
    return {
      change,
      what: "label",
      takeBack: () => [{ kind: "change-label", labelId, draft: former }],
      hasChanged: (now) => {
        const known = now.board()?.labels.find(({ id }) => id === labelId);
        return known !== undefined && (known.title ?? "") !== draft.title;
      },
    };
  },
  "delete-label": ({ labelId }, before) => ({
    change: { key: "deleted", title: before.board()?.labels.find(({ id }) => id === labelId)?.title ?? "" },
    reason: "label",
  }),
};

const draftOf = ({ title, settings, bg_color, color }: LabelJson): LabelDraft => ({
  title: title ?? "",
  preset: settings?.color_preset ?? null,
  background: bg_color ?? "",
  color,
});

/** Deleting it would take it away from these tasks. */
const isUsed = (now: Shown, has: (task: KnownTask) => boolean | undefined): boolean => now.allTasks().some(has);
