/** One thing to do. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** Why it cannot be used; shown below the label. */
  readonly disabledReason?: string | undefined;
  /** Cannot be undone. */
  readonly isDanger?: boolean | undefined;
  /** A line above it sets it apart. */
  readonly startsGroup?: boolean | undefined;
  readonly onSelect: () => void;
}
