/** One thing to choose. */
export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Stands muted at the end of its line: a code. Found by it too. */
  readonly detail?: string | undefined;
  /** Other words it is found by. */
  readonly keywords?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}
