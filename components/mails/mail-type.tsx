import { useTranslations } from "next-intl";

const KEYS = {
  "task-news": "task",
  "tasks-news": "tasks",
  reminder: "reminder",
  timer: "timer",
  "daily-summary": "dailySummary",
  moderation: "moderation",
  invitation: "invitation",
  "password-reset": "passwordReset",
  "password-changed": "passwordChanged",
  "idea-confirm": "ideaConfirm",
  "idea-news": "ideaNews",
} as const;

/** Emails of other versions may have other kinds. */
export function MailType({ kind }: { kind: string }) {
  const t = useTranslations("emailLog.types");
  return isKnown(kind) ? t(KEYS[kind]) : kind;
}

const isKnown = (kind: string): kind is keyof typeof KEYS => Object.hasOwn(KEYS, kind);
