"use client";
import { useRef } from "react";
import { ImagePlus } from "lucide-react";
import { Button } from "@/components/ui/controls/button";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import { PICTURE_TYPES } from "@/components/files/picture-files";

export function AddPictures({ onFiles }: { onFiles: (files: File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);

  function choose({ target }: React.ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // Choosing the same file again is a change then.
    target.value = "";
  }

  return (
    <>
      <Tooltip text="Add pictures">
        <Button kind="quiet" size="icon" aria-label="Add pictures" onClick={() => chooser.current?.click()}>
          <ImagePlus aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </Tooltip>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={PICTURE_TYPES}
        onChange={choose}
        aria-label="Pictures to add"
        tabIndex={-1}
        className="hidden"
      />
    </>
  );
}
