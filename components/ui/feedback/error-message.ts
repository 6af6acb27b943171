import { errorTexts, readerTexts } from "@/components/i18n/error-texts";
import { ApiError, OTHER_PERSON } from "@/lib/api";

/** Usually another person has deleted it. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** For event handlers. Other errors than those of the API are defects, and are reported to the console as well. */
export function errorMessage(error: unknown): string {
  const t = errorTexts();
  if (!(error instanceof ApiError)) {
    reportError(error);
    return t("page");
  }

  const { status, code, message, retryAfterSeconds } = error;
  if (status === 0) return t("unreachable");
  if (status === 429) return t("tooManyAttempts", { minutes: Math.max(1, Math.ceil((retryAfterSeconds ?? 0) / 60)) });
  if (code === OTHER_PERSON) return t("otherPerson");
  if (status === 401 || code === "rest_cookie_invalid_nonce") return t("signedOut");
  return status >= 500 || message === "" ? t("server") : message;
}

export interface FailedFile {
  name: string;
  error: unknown;
}

/** One sentence for each reason, which names its files. */
export function describeFailures(failed: readonly FailedFile[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, error } of failed) {
    const problem = errorMessage(error);
    names.set(problem, [...(names.get(problem) ?? []), name]);
  }
  const { locale, errors: t } = readerTexts();
  const list = new Intl.ListFormat(locale, { type: "unit" });
  return [...names].map(([problem, files]) => t("ofFiles", { files: list.format(files), problem }));
}
