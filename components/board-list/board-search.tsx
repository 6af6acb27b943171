"use client";
import { useEffect, useRef } from "react";
import { useRouter } from "next/navigation";
import { Search } from "lucide-react";
import { addressOf, type Asked } from "@/components/board-list/asked";
import { classNames } from "@/components/ui/class-names";
import { controlLook } from "@/components/ui/field";

const PAUSE = 250;

/** Looks while one types, a moment after the last letter; without script it is a form. What is typed stays whatever comes back. */
export function BoardSearch({ asked }: { asked: Asked }) {
  const { search, isArchived, sort } = asked;
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The way back in the browser's history changes the address beside the field.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = search;
  }, [search]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function look(text: string) {
    clearTimeout(pause.current);
    router.replace(addressOf({ isArchived, sort, search: text.trim() }), { scroll: false });
  }

  function onChange({ target: { value } }: React.ChangeEvent<HTMLInputElement>) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => look(value), PAUSE);
  }

  function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    look(field.current?.value ?? "");
  }

  return (
    <form role="search" action="/" onSubmit={onSubmit} className="relative w-56 max-sm:order-last max-sm:w-full">
      {isArchived && <input type="hidden" name="show" value="archived" />}
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-2.5 my-auto size-4 text-gray-11" strokeWidth={1.5} />
      <input
        ref={field}
        type="search"
        name="search"
        aria-label={isArchived ? "Search archived boards" : "Search boards"}
        placeholder="Search by title"
        defaultValue={search}
        maxLength={200}
        autoComplete="off"
        onChange={onChange}
        className={classNames(controlLook, "ps-8.5")}
      />
    </form>
  );
}
