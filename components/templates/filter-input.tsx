"use client";
import { Search } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { controlStyle } from "@/components/ui/controls/field";

interface FilterInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Narrows a list that is on the screen. */
export const FilterInput = ({ label, value, onChange }: FilterInputProps) => (
  <div className="relative shrink-0">
    <Search
      aria-hidden
      className="pointer-events-none absolute inset-y-0 start-2.5 my-auto size-4 text-gray-11"
      strokeWidth={1.5}
    />
    <input
      type="search"
      dir="auto"
      aria-label={label}
      placeholder={label}
      value={value}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      className={classNames(controlStyle, "ps-8.5")}
    />
  </div>
);
