import { useTranslations } from "next-intl";
import { ChevronDown } from "lucide-react";
import { roleKey, ROLES, type Role } from "@/components/members/roles";
import { classNames } from "@/components/ui/class-names";
import { fieldStyle } from "@/components/ui/controls/field";

const sizes = { normal: "h-9", small: "h-8" };

interface RoleSelectProps {
  label: string;
  role: Role;
  busy?: boolean;
  size?: keyof typeof sizes;
  onChoose: (role: Role) => void;
}

export function RoleSelect({ label, role, busy = false, size = "small", onChoose }: RoleSelectProps) {
  const t = useTranslations("members.roles");
  return (
    <span className="relative flex shrink-0">
      <select
        aria-label={label}
        aria-busy={busy || undefined}
        value={role}
        onChange={({ target }) => {
          const chosen = ROLES.find((each) => each === target.value);
          if (chosen && !busy) onChoose(chosen);
        }}
        className={classNames(
          fieldStyle,
          sizes[size],
          "w-28 appearance-none pe-7 aria-busy:opacity-70 pointer-coarse:h-11 pointer-coarse:w-30",
        )}
      >
        {ROLES.map((each) => (
          <option key={each} value={each}>
            {t(roleKey(each))}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-2 my-auto size-4 text-gray-11"
        strokeWidth={1.5}
      />
    </span>
  );
}
