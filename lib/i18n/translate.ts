import type { useTranslations } from "next-intl";
import type {
  ICUArgs,
  MarkupTagsFunction,
  MessageKeys,
  NamespaceKeys,
  NestedKeyOf,
  NestedValueOf,
  RichTagsFunction,
} from "use-intl/core";
import type { Messages, Namespace } from "@/lib/i18n/messages";

/** What `useTranslations("task.comments")` returns, for functions that are no components. */
export type Translate<Name extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof useTranslations<Name>
>;

export type MessageKey<Name extends Namespace> = MessageKeys<Messages[Name], NestedKeyOf<Messages[Name]>>;

/** The arguments of a message, without its tags; those of all messages if the key may be one of several. */
export type MessageArgs<Name extends Namespace, Key extends MessageKey<Name>, Value = string> = (
  Key extends unknown ? (args: ArgsOfText<NestedValueOf<Messages[Name], Key>, Value>) => void : never
) extends (args: infer Args extends object) => void
  ? Args
  : never;

type ArgsOfText<Text, Value> = ICUArgs<
  Extract<Text, string>,
  { ICUArgument: Value; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** A translator for keys whose arguments were checked where the key was chosen. */
export interface AnyMessage<Key extends string> {
  rich(key: Key, values: Values<RichTagsFunction>): React.ReactNode;
  markup(key: Key, values: Values<MarkupTagsFunction>): string;
}

type Values<Tag> = Record<string, string | number | bigint | Tag>;
