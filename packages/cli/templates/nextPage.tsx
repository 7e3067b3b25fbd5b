import type { ReactElement } from "react";
import { Treasury } from "./Treasury.tsx";

export default function Page(): ReactElement {
  return <Treasury />;
}
