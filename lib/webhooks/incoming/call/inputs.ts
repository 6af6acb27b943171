import { z } from "zod";
import { parameter } from "@/lib/http/input/parameter";
import { date, id, line, optional, title } from "@/lib/http/input/types";
import { html, NEW_TASK } from "@/lib/tasks/inputs";
import { isEmailAddress } from "@/lib/text/email-address";
import { cut, plainLine } from "@/lib/text/text";

const MOST_ITEMS = 100;

const shortLine = (most: number) =>
  optional(title.refine((text) => [...text].length <= most, { params: { rule: "max", most } }));

/** Ids or titles; a single one stands for a list of one. What is neither is ignored. */
const items = parameter({ type: "array" })
  .optional()
  .transform((value): string[] => {
    const list = Array.isArray(value) ? value : [value];
    const texts = list.filter((each) => typeof each === "string" || typeof each === "number").map(String);
    return [...new Set(texts.map(plainLine).filter((text) => text !== ""))].slice(0, MOST_ITEMS);
  });

const wordOf = (value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : "");

const PRIORITIES = ["low", "medium", "high", "urgent"] as const;

/** Absent is `low`, anything unknown is none. */
const priority = parameter({ type: "string" })
  .optional()
  .transform((value) =>
    value === undefined ? NEW_TASK.priority : (PRIORITIES.find((each) => each === wordOf(value)) ?? ("none" as const)),
  );

const STATUSES = ["open", "closed"] as const;

const status = parameter({ type: "string" })
  .optional()
  .transform((value) => STATUSES.find((each) => each === wordOf(value)));

/** The fields of a call (compatibility.md, C171). */
export const CallOfWebhook = z
  .object({
    title,
    stage: optional(title),
    parent_id: optional(id),
    status,
    description: html.optional(),
    priority,
    due_at: date.optional(),
    started_at: date.optional(),
    source: shortLine(100),
    source_id: shortLine(255),
    crm_contact_id: optional(id),
    contact_email: optional(line),
    contact_first_name: optional(line),
    contact_last_name: optional(line),
    labels: items,
    assignees: items,
  })
  .transform(({ contact_email: email = "", contact_first_name, contact_last_name, ...sent }) => {
    const contact = [contact_first_name, contact_last_name].filter(Boolean).join(" ");
    return {
      title: sent.title,
      stage: sent.stage ?? null,
      parentId: sent.parent_id ?? null,
      status: sent.status,
      description: sent.description ?? null,
      priority: sent.priority,
      dueAt: sent.due_at ?? null,
      startedAt: sent.started_at ?? null,
      source: sent.source ?? null,
      sourceId: sent.source_id ?? null,
      crmContactId: sent.crm_contact_id ?? null,
      authorName: contact ? cut(contact, 192) : null,
      authorEmail: isEmailAddress(email) ? email : null,
      labels: sent.labels,
      assigneeIds: sent.assignees.filter((text) => /^\d{1,9}$/.test(text)).map(Number),
    };
  });
export type CallOfWebhook = z.infer<typeof CallOfWebhook>;
