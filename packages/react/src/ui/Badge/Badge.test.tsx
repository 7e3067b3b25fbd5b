import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Badge } from "./Badge.tsx";

const signOf = (badge: Parameters<typeof Badge>[0]) => {
  const { container } = render(<Badge {...badge} />);
  return container.querySelector(".pk-Badge > :is(svg, [data-part])")?.getAttribute("data-icon");
};

// Without a fill, the tick is the sign beside the word.
test("behaviour: only a status that succeeded has a tick", () => {
  expect(signOf({ children: "Completed", tone: "success" })).toBe("check");
  const others = (["neutral", "info", "warn", "danger"] as const).map((tone) => signOf({ children: "Another", tone }));
  expect(others).toEqual([undefined, undefined, undefined, undefined]);
});

test("behaviour: a dot takes the place of the tick", () => {
  const { container } = render(
    <Badge tone="success" dot="still">
      Live
    </Badge>,
  );
  expect(container.querySelectorAll('.pk-Badge > [data-part="dot"]')).toHaveLength(1);
  expect(container.querySelector("svg")).toBeNull();
});
