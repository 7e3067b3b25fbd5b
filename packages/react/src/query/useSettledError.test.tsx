import { getTravelRule } from "@partner-kit/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useOperationQuery } from "./useOperationQuery.ts";
import { useSettledError } from "./useSettledError.ts";

function Rule({ id }: { readonly id: string }) {
  const rule = useOperationQuery(getTravelRule, { id });
  const error = useSettledError(rule);
  return (
    <output>
      {rule.status} {error?.name}
    </output>
  );
}

const shown = () => screen.getByRole("status").textContent;
const [ONE, OTHER] = ["0199a8f0-0000-7000-8000-000000000001", "0199a8f0-0000-7000-8000-000000000002"] as const;

test("default: returns the error while the same read is retried", async () => {
  const { backend } = await renderWithKit(<Rule id={ONE} />, {
    live: false,
    prepare: ({ service }) => service.faults.add({ operation: "getTravelRule", status: 503 }),
  });
  await settle(20_000);
  expect(backend.requests.length).toBeGreaterThan(3);
  expect(shown()).toBe("error ApiError");
  backend.service.faults.clear();
  backend.service.faults.add({ operation: "getTravelRule", latency_ms: 600_000 });
  await settle(20_000);
  expect(shown()).toBe("pending ApiError");
});

test("behaviour: does not return the error of another read", async () => {
  const { backend, rerender } = await renderWithKit(<Rule id={ONE} />, { live: false });
  await settle(1000);
  expect(shown()).toBe("error ApiError");
  backend.service.faults.add({ operation: "getTravelRule", latency_ms: 600_000 });
  rerender(<Rule id={OTHER} />);
  await settle(500);
  expect(shown()).toBe("pending ");
  rerender(<Rule id={ONE} />);
  await settle(500);
  expect(shown()).toContain("ApiError");
});
