"use client";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/controls/button";
import { CopyField } from "@/components/ui/controls/copy-field";

export interface CreatedPassword {
  uuid: string;
  name: string;
  password: string;
}

interface NewApplicationPasswordProps {
  createdPassword: CreatedPassword;
  login: string;
  onDone?: () => void;
}

/** Takes the focus, because the password is never shown again. */
export function NewApplicationPassword({
  createdPassword: { name, password },
  login,
  onDone,
}: NewApplicationPasswordProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [password]);

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={`New password for ${name}`}
      className="flex flex-col gap-4 rounded-md border border-green-line bg-green-soft p-4 outline-none"
    >
      <p>
        <span className="font-medium">The password for “{name}” is ready.</span> Copy it now: it is not shown again.
      </p>
      <CopyField label="Application password" value={password} />
      <p className="text-sm text-gray-11">
        The program signs in as <code className="font-mono text-gray-12">{login}</code> with this password. Spaces in it
        do not matter.
      </p>
      {onDone && (
        <div>
          <Button size="small" onClick={onDone}>
            I have copied it
          </Button>
        </div>
      )}
    </div>
  );
}
