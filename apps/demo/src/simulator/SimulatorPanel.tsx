import { Simulator } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useAppWords } from "../words/useAppWords.ts";

/** Deposits, withdrawals and the rest that a test account can be made to see. Its code comes when it is opened. */
export function SimulatorPanel(): ReactElement {
  const words = useAppWords();
  return (
    <>
      <p className="app-hint">{words.simulatorHint}</p>
      <Simulator />
    </>
  );
}
