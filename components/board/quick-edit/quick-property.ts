import type { PropertyId } from "@/components/task/properties/property";

/** A property of a task that is edited in place; a custom field by its id. */
export type QuickProperty = PropertyId | FieldProperty;
export type FieldProperty = `field-${number}`;

export interface QuickEditRequest {
  taskId: number;
  property: QuickProperty;
  /** The element that the popover belongs to, looked up again when the task moves. */
  anchor: () => HTMLElement | null;
  /** Gets the focus afterwards; the anchor by default. */
  focusTarget?: () => HTMLElement | null;
  /** What was typed before the popover opened. */
  typed?: string;
  /** Why the last value was refused. */
  problem?: string;
  /** Called after Tab has closed the popover; 1 is forward. */
  onTab?: (step: 1 | -1) => void;
  /** Also when the popover could not be opened. */
  onClose?: () => void;
}

export const fieldProperty = (fieldId: number): FieldProperty => `field-${fieldId}`;

export const isFieldProperty = (property: string): property is FieldProperty => /^field-\d+$/.test(property);

export const fieldIdOf = (property: FieldProperty): number => Number(property.slice("field-".length));
