import { expect, onTestFinished, test, vi } from "vitest";
import { everyComponent } from "../../test/everyComponent.tsx";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";

/** Components of a single record, which this account does not have. */
const aboutOne = ["QuoteAccept", "RecipientDialog", "TravelRuleDialog", "TravelRuleForm"];

test("behaviour: every component renders without ResizeObserver and IntersectionObserver", async () => {
  vi.stubGlobal("ResizeObserver", undefined);
  vi.stubGlobal("IntersectionObserver", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const onError = vi.fn();
  await renderWithKit(
    <main>
      {Object.entries(everyComponent)
        .filter(([name]) => !aboutOne.includes(name))
        .map(([, element]) => element)}
    </main>,
    { onError },
  );
  await settle(1_000);
  expect(onError.mock.calls.map(([error]) => String(error))).toEqual([]);
});
