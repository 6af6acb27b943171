"use client";
import { useEffect, useRef } from "react";
import { Search } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { controlStyle } from "@/components/ui/controls/field";

interface SearchFormProps {
  label: string;
  placeholder: string;
  /** The query of the shown results. */
  search: string;
  /** The target of the form without JavaScript. */
  action: string;
  hiddenFields?: Readonly<Record<string, string>>;
  onSearch: (text: string) => void;
}

const PAUSE = 250;

/** Searches shortly after the last key. Without JavaScript it is a plain form. */
export function SearchForm({ label, placeholder, search, action, hiddenFields = {}, onSearch }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Going back in the history changes the query.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = search;
  }, [search]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function runSearch(text: string) {
    clearTimeout(pause.current);
    onSearch(text.trim());
  }

  function onChange({ target: { value } }: React.ChangeEvent<HTMLInputElement>) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => runSearch(value), PAUSE);
  }

  function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    runSearch(field.current?.value ?? "");
  }

  return (
    <form role="search" action={action} onSubmit={onSubmit} className="relative w-56 max-sm:order-last max-sm:w-full">
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-2.5 my-auto size-4 text-gray-11"
        strokeWidth={1.5}
      />
      <input
        ref={field}
        type="search"
        dir="auto"
        name="search"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={search}
        maxLength={200}
        autoComplete="off"
        onChange={onChange}
        className={classNames(controlStyle, "ps-8.5")}
      />
    </form>
  );
}
