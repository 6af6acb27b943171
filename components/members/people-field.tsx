"use client";
import { useRef } from "react";
import { Combobox } from "@base-ui/react/combobox";
import { useTranslations } from "next-intl";
import { findPeople } from "@/components/members/find-people";
import { RecipientChip } from "@/components/members/recipient-chip";
import {
  addressesIn,
  keyOf,
  nameOf,
  type Recipient,
  recipientAt,
  suggestionsFor,
  withMore,
} from "@/components/members/recipients";
import { SuggestionList } from "@/components/members/suggestion-list";
import { useSearch } from "@/components/ui/hooks/use-search";

interface PeopleFieldProps {
  /** For screen readers: open suggestions hide everything around the field from them. */
  label: string;
  control: { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };
  inputRef: React.Ref<HTMLInputElement>;
  chosen: Recipient[];
  text: string;
  memberIds: readonly number[];
  canInvite: boolean;
  hasProblem: (recipient: Recipient) => boolean;
  onChoose: (chosen: Recipient[]) => void;
  onType: (text: string) => void;
}

export function PeopleField({
  label,
  control,
  inputRef,
  chosen,
  text,
  memberIds,
  canInvite,
  hasProblem,
  onChoose,
  onType,
}: PeopleFieldProps) {
  const t = useTranslations("members");
  const { text: searchedText, found, problem, ask, searchDebounced } = useSearch(findPeople);
  const { actions, type, paste, choose } = useRecipientInput(
    { chosen, canInvite, onChoose, onType },
    { ask, searchDebounced },
  );
  const box = useRef<HTMLDivElement>(null);
  const suggestions = suggestionsFor({ text, people: found ?? [], chosen, memberIds, canInvite });

  return (
    <Combobox.Root
      multiple
      autoHighlight
      items={suggestions}
      filter={null}
      value={chosen}
      inputValue={text}
      isItemEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
      itemToStringLabel={nameOf}
      onOpenChange={(open, { reason }) => open && reason !== "input-change" && void ask(text.trim())}
      onValueChange={(next, details) => (details.reason === "escape-key" ? details.allowPropagation() : choose(next))}
      onInputValueChange={type}
      actionsRef={actions}
    >
      <Combobox.Chips ref={box} aria-label={chosen.length > 0 ? t("form.selected") : undefined} className={fieldStyle}>
        {chosen.map((recipient) => (
          <RecipientChip key={keyOf(recipient)} recipient={recipient} hasProblem={hasProblem(recipient)} />
        ))}
        <Combobox.Input
          {...control}
          ref={inputRef}
          aria-label={label}
          dir={text ? "auto" : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={chosen.length > 0 ? undefined : t(canInvite ? "form.placeholderInvite" : "form.placeholder")}
          onPaste={paste}
          className="h-7 field-sizing-content min-w-16 flex-1 bg-transparent px-1.5 outline-none placeholder:text-gray-11 pointer-coarse:h-11"
        />
      </Combobox.Chips>
      <SuggestionList at={box} problem={problem} onRetry={() => void ask(text.trim())}>
        {t(`search.${emptyKey(found !== null && searchedText === text.trim(), canInvite)}`)}
      </SuggestionList>
    </Combobox.Root>
  );
}

function useRecipientInput(
  { chosen, canInvite, onChoose, onType }: Pick<PeopleFieldProps, "chosen" | "canInvite" | "onChoose" | "onType">,
  { ask, searchDebounced }: Pick<ReturnType<typeof useSearch>, "ask" | "searchDebounced">,
) {
  const actions = useRef<Combobox.Root.Actions>(null);

  function type(typed: string, { reason, cancel }: Combobox.Root.ChangeEventDetails) {
    if (reason !== "input-change") return;
    const { addresses } = addressesIn(typed);
    if (canInvite && addresses.length === 1 && /[,;\s]$/.test(typed)) {
      cancel();
      actions.current?.close();
      onChoose(withMore(chosen, addresses.map(recipientAt)));
      onType("");
    } else {
      onType(typed);
      searchDebounced(typed.trim());
    }
  }

  function paste(event: React.ClipboardEvent) {
    const { addresses, rest } = addressesIn(event.clipboardData.getData("text"));
    if (!canInvite || addresses.length < 2) return;
    event.preventDefault();
    onChoose(withMore(chosen, addresses.map(recipientAt)));
    onType(rest);
  }

  function choose(next: Recipient[]) {
    onChoose(next);
    if (next.length < chosen.length) return;
    onType("");
    void ask("");
  }

  return { actions, type, paste, choose };
}

const fieldStyle =
  "flex max-h-40 min-h-9 min-w-0 flex-1 basis-full cursor-text flex-wrap items-center gap-1 overflow-y-auto rounded-sm border border-gray-8 bg-field px-1 py-0.75 transition-colors " +
  "hover:border-gray-9 focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus " +
  "has-aria-invalid:border-red-text has-aria-invalid:focus-within:outline-red-text pointer-coarse:min-h-11 pointer-coarse:py-0 sm:basis-40";

function emptyKey(isAnswered: boolean, canInvite: boolean) {
  if (!isAnswered) return "searching";
  return canInvite ? "noneInvite" : "none";
}
