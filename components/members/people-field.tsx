"use client";
import { Combobox } from "@base-ui/react/combobox";
import { findPeople, nobodyFound } from "@/components/members/find-people";
import { RecipientChip } from "@/components/members/recipient-chip";
import { addressesIn, keyOf, nameOf, type Recipient, recipientAt, suggestionsFor, withMore } from "@/components/members/recipients";
import { Suggestion } from "@/components/members/suggestion";
import { classNames } from "@/components/ui/class-names";
import { floatingLook } from "@/components/ui/floating-look";
import { TryAgain } from "@/components/ui/try-again";
import { useSearch } from "@/components/ui/use-search";

interface PeopleFieldProps {
  /** Said to screen readers: while suggestions are open, what stands around the field is hidden from them. */
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

/** Several people and addresses: those who can be found are suggested, and a list of addresses can be pasted. */
export function PeopleField({ label, control, inputRef, chosen, text, memberIds, canInvite, hasProblem, onChoose, onType }: PeopleFieldProps) {
  const { text: askedFor, found, problem, ask, askSoon } = useSearch(findPeople);
  const suggestions = suggestionsFor({ text, people: found ?? [], chosen, memberIds, canInvite });

  function type(typed: string) {
    const { addresses } = addressesIn(typed);
    const isComplete = canInvite && addresses.length === 1 && /[,;\s]$/.test(typed);
    if (isComplete) onChoose(withMore(chosen, addresses.map(recipientAt)));
    onType(isComplete ? "" : typed);
    askSoon(isComplete ? "" : typed.trim());
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
        onInputValueChange={(typed, { reason }) => reason === "input-change" && type(typed)}
      >
        <Combobox.Chips className={fieldLook}>
          {chosen.map((recipient) => (
            <RecipientChip key={keyOf(recipient)} recipient={recipient} hasProblem={hasProblem(recipient)} />
          ))}
          <Combobox.Input
            {...control}
            ref={inputRef}
            aria-label={label}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={chosen.length > 0 ? undefined : canInvite ? "Name or e-mail address" : "Name"}
            onPaste={paste}
            className="h-7 min-w-32 flex-1 bg-transparent px-1.5 outline-none placeholder:text-gray-11 pointer-coarse:h-9"
          />
        </Combobox.Chips>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} collisionPadding={8} className="z-50 outline-none">
            <Combobox.Popup className={classNames(floatingLook, "w-(--anchor-width) max-w-(--available-width) overflow-hidden")}>
              <Combobox.Empty className="px-3.5 py-2.5 text-gray-11 empty:hidden">{problem ? "" : emptyWords(found !== null && askedFor === text.trim(), canInvite)}</Combobox.Empty>
              <Combobox.List className="max-h-[min(18rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 data-empty:p-0">
                {(recipient: Recipient) => <Suggestion key={keyOf(recipient)} recipient={recipient} />}
              </Combobox.List>
              {problem && <TryAgain problem={problem} onRetry={() => void ask(text.trim())} />}
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
    </Combobox.Root>
  );
}

const fieldLook =
  "flex max-h-40 min-h-9 min-w-0 flex-1 basis-full cursor-text flex-wrap items-center gap-1 overflow-y-auto rounded-sm border border-gray-8 bg-field px-1 py-0.75 transition-colors " +
  "hover:border-gray-9 focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus " +
  "has-aria-invalid:border-red-text has-aria-invalid:focus-within:outline-red-text pointer-coarse:min-h-11 sm:basis-40";

const emptyWords = (isAnswered: boolean, canInvite: boolean) => `${nobodyFound(isAnswered, false)}${isAnswered && canInvite ? ". Type a whole e-mail address to invite somebody." : ""}`;
