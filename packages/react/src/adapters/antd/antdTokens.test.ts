// @vitest-environment node
import { theme } from "antd";
import { expect, test } from "vitest";
import { expectTokens } from "../../../test/expectTokens.ts";
import { antdTokens, schemeOf } from "./antdTokens.ts";

test.each([
  ["light", theme.defaultAlgorithm],
  ["dark", theme.darkAlgorithm],
] as const)("behaviour: the default theme, %s, keeps the kit's contrast", (mode, algorithm) => {
  const token = theme.getDesignToken({ algorithm });
  expect(schemeOf(token)).toBe(mode);
  expectTokens({ mode, tokens: antdTokens(token) });
});

test("behaviour: corners, type and accent are the host's", () => {
  const token = theme.getDesignToken({ token: { colorPrimary: "#6b21a8", borderRadius: 2, fontSize: 13 } });
  expect(antdTokens(token)).toMatchObject({
    "--pk-color-accent": "#6b21a8",
    "--pk-radius-control": "2px",
    "--pk-font-size-m": "13px",
  });
});
