import { z } from "zod";
import { Priority, TaskStatus } from "@/generated/prisma/enums";
import type { PublicBoardJson, PublicTaskJson } from "@/lib/public-boards/present";
import { Background } from "@/scripts/openapi/records/boards";
import { roleTitle } from "@/scripts/openapi/records/people";
import {
  address,
  flag,
  id,
  Moment,
  PlainTime,
  Position,
  record,
  text,
  textOrNull,
} from "@/scripts/openapi/records/record";

export const PublicPerson = z.object({ ID: id, display_name: text, photo: address, role: roleTitle });

const named = { id, board_id: id, slug: textOrNull, position: Position, color: textOrNull };
export const PublicLabel = z.object({ ...named, title: textOrNull, type: z.literal("label"), bg_color: text });
export const PublicStage = z.object({ ...named, title: text, type: z.literal("stage"), bg_color: textOrNull });

export const PublicBoard = record<PublicBoardJson>()(
  "PublicBoard",
  z.object({
    id,
    parent_id: id.nullable(),
    title: text,
    description: textOrNull,
    type: z.enum(["to-do", "roadmap"]),
    background: Background,
    archived_at: z.null(),
    createdOn: text,
    meta: z.strictObject({}),
    isUserOnlyViewer: z.literal(true),
    is_pinned: z.literal(false),
    stages: z.array(PublicStage),
    labels: z.array(PublicLabel),
    users: z.array(PublicPerson),
  }),
);

export const PublicTask = record<PublicTaskJson>()(
  "PublicTask",
  z.object({
    id,
    board_id: id,
    title: text,
    status: z.enum(TaskStatus),
    stage_id: id.nullable(),
    priority: z.enum(["", ...Object.keys(Priority).filter((priority) => priority !== "none")]),
    position: Position,
    issue_number: z.null(),
    due_at: PlainTime.nullable(),
    created_at: Moment,
    updated_at: Moment,
    isOverdue: flag,
    isUpcoming: flag,
    is_watching: z.literal(false),
    contact: z.null(),
    notifications: z.array(z.never()),
    watchers: z.array(z.never()),
    assignees: z.array(PublicPerson),
    labels: z.array(PublicLabel),
  }),
);
