import { EMAIL_KEYS, OWN_MAIL_KEYS, type OwnMailPreference } from "@/lib/notifications/preferences";

/** The kinds of mail that people can switch off: those of the contract's preferences, and three more. */
export const MAIL_KEYS = [...EMAIL_KEYS, ...OWN_MAIL_KEYS] as const;
export type MailPreference = (typeof MAIL_KEYS)[number];

export const isOwnMailKey = (key: MailPreference): key is OwnMailPreference =>
  OWN_MAIL_KEYS.some((kind) => kind === key);
