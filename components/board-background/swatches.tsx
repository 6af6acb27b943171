import { classNames } from "@/components/ui/class-names";

interface Swatch<Id extends string> {
  id: Id;
  /** Accessible name. */
  name: string;
  paint: React.ReactNode;
}

interface SwatchesProps<Id extends string> {
  label: string;
  name: string;
  swatches: Swatch<Id>[];
  chosen: string | null;
  onChoose: (id: Id) => void;
  className?: string;
}

export function Swatches<Id extends string>({ label, name, swatches, chosen, onChoose, className }: SwatchesProps<Id>) {
  return (
    <fieldset className={classNames("flex flex-wrap gap-1.5 pointer-coarse:gap-2", className)}>
      <legend className="sr-only">{label}</legend>
      {swatches.map(({ id, name: swatchName, paint }) => (
        <label
          key={id}
          title={swatchName}
          className="relative size-8 cursor-pointer rounded-sm outline-offset-2 has-checked:outline-2 has-checked:outline-accent-text has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:size-11"
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
            aria-label={swatchName}
            className="sr-only"
          />
          {paint}
        </label>
      ))}
    </fieldset>
  );
}
