import type { useTranslations } from "next-intl";
import type { NamespaceKeys, NestedKeyOf } from "use-intl/core";
import type { Messages } from "@/lib/i18n/messages";

/** What `useTranslations("task.comments")` returns, for functions that are no components. */
export type Translate<Name extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof useTranslations<Name>
>;
