import type { MailState } from "@/generated/prisma/enums";

export const STATE_LABELS: Record<MailState, string> = {
  queued: "Waiting",
  sending: "Sending",
  failed: "Failed",
  dead: "Given up",
  stored: "Stored",
  sent: "Sent",
};

const KINDS: Readonly<Record<string, string>> = {
  "task-news": "Task",
  "tasks-news": "Tasks",
  reminder: "Reminder",
  "daily-summary": "Daily summary",
  invitation: "Invitation",
  "password-reset": "New password",
  "password-changed": "Password changed",
};

export const kindLabel = (kind: string): string => KINDS[kind] ?? kind;
