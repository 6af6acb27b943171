import { Check, CornerUpRight, Undo2 } from "lucide-react";

const icon = { "aria-hidden": true, className: "mt-0.5 size-4 shrink-0 text-gray-11", strokeWidth: 1.5 } as const;

interface ApplicationPermissionsProps {
  destination: string | null;
}

export function ApplicationPermissions({ destination }: ApplicationPermissionsProps) {
  return (
    <ul className="flex flex-col gap-2.5 border-y border-gray-6 py-4">
      <li className="flex gap-2.5">
        <Check {...icon} />
        <span>It may do what you may do: see your boards, and create, change and delete what is on them.</span>
      </li>
      <li className="flex gap-2.5">
        <Undo2 {...icon} />
        <span>It does not learn your own password. You can revoke its access in your profile at any time.</span>
      </li>
      <li className="flex gap-2.5">
        <CornerUpRight {...icon} />
        {destination ? (
          <span>
            Its new password is sent to <strong className="font-semibold wrap-anywhere">{destination}</strong>. Approve
            only if you know this place.
          </span>
        ) : (
          <span>Its new password is shown to you here, once. You give it to the application yourself.</span>
        )}
      </li>
    </ul>
  );
}
