export interface HostProps {
  readonly mode: "light" | "dark";
}
