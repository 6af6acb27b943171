import { Invalid } from "@/lib/errors";
import type { Credentials } from "@/lib/imports/credentials";
import type { SourceName } from "@/lib/imports/sources";

const IN_ACCOUNTS = new Set<SourceName>(["card-board-api", "work-api"]);

interface Sent {
  source: SourceName;
  file?: string | undefined;
  credentials?: Credentials | undefined;
}

/** What the source needs of the two. @throws Invalid when it is missing */
export function originOf({ source, file, credentials }: Sent): { credentials: Credentials } | { file: string } {
  if (IN_ACCOUNTS.has(source)) {
    if (credentials === undefined) throw missing("credentials");
    return { credentials };
  }
  if (file === undefined) throw missing("file");
  return { file };
}

const missing = (field: string) => {
  const sentence = `The ${field} field is required.`;
  return new Invalid(sentence, { params: { [field]: sentence }, errors: { [field]: { required: sentence } } });
};
