"use client";
import { useId, useRef, useState } from "react";
import { FileUp, type LucideIcon } from "lucide-react";
import { Button } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { ProblemLine } from "@/components/ui/feedback/problem-line";

interface FileDropProps {
  /** The name of the chosen file. */
  name?: string | undefined;
  /** Of the file input: types and extensions. */
  accept: string;
  texts: { label: string; drop: string; limits: string; choose: string; chooseAnother: string };
  Icon?: LucideIcon;
  isBusy?: boolean;
  problem?: string;
  onChoose: (file: File) => void;
}

/** Takes one file that is dropped or chosen. */
export function FileDrop({ name, accept, texts, Icon = FileUp, isBusy, problem, onChoose }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, onFile, handlers } = useDrop(!isBusy, onChoose);
  return (
    <div
      {...handlers}
      data-takes-files
      className={classNames(
        "flex flex-col items-center gap-2 rounded-md border border-dashed px-4 text-center",
        name ? "py-3 sm:flex-row sm:text-start" : "py-8",
        isOver ? "border-accent bg-accent-soft" : "border-gray-8 bg-gray-2",
      )}
    >
      <Icon aria-hidden className="size-6 shrink-0 text-gray-11" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{name ? <bdi>{name}</bdi> : texts.drop}</p>
        {!name && (
          <p id={`${id}limits`} className="text-sm text-gray-11">
            {texts.limits}
          </p>
        )}
        {problem && (
          <ProblemLine id={`${id}problem`} role="alert" className="mt-1 justify-center text-start">
            {problem}
          </ProblemLine>
        )}
      </div>
      <Button
        size="small"
        disabled={isBusy}
        aria-describedby={`${id}limits ${id}problem`}
        onClick={() => input.current?.click()}
      >
        {name ? texts.chooseAnother : texts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={texts.label}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          onFile(target.files);
          target.value = "";
        }}
      />
    </div>
  );
}

function useDrop(enabled: boolean, onChoose: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const onFile = (files: FileList | null) => files?.[0] && onChoose(files[0]);
  const handlers = {
    onDragOver: (event: React.DragEvent) => {
      event.preventDefault();
      setOver(enabled);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (enabled) onFile(event.dataTransfer.files);
    },
  };
  return { isOver, onFile, handlers };
}
