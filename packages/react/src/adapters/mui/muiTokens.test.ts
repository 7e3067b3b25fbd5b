// @vitest-environment node
import { createTheme } from "@mui/material/styles";
import { expect, test } from "vitest";
import { expectTokens } from "../../../test/expectTokens.ts";
import { muiTokens } from "./muiTokens.ts";

test.each(["light", "dark"] as const)("behaviour: the default theme, %s, keeps the kit's contrast", (mode) => {
  const tokens = muiTokens(createTheme({ palette: { mode } }));
  expectTokens({ mode, tokens });
  expect(tokens["colorScheme"]).toBe(mode);
});

test("behaviour: corners, type and accent are the host's", () => {
  const theme = createTheme({
    palette: { primary: { main: "#6b21a8" } },
    shape: { borderRadius: 10 },
    typography: { fontFamily: "Inter", body2: { fontSize: 13 } },
  });
  expect(muiTokens(theme)).toMatchObject({
    fontFamily: "Inter",
    "--pk-color-accent": "#6b21a8",
    "--pk-color-on-accent": "#fff",
    "--pk-radius": "10px",
    "--pk-font-size-m": "13px",
  });
});

test("behaviour: an accent without enough contrast for text gets darker", () => {
  const tokens = muiTokens(createTheme({ palette: { primary: { main: "#facc15" } } }));
  expectTokens({ mode: "light", tokens });
  expect(tokens["--pk-color-accent"]).not.toBe("#facc15");
});

test("behaviour: with CSS variables, each scheme has its own colours under the theme's selector", () => {
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: "class" },
    colorSchemes: { light: true, dark: { palette: { primary: { main: "#c4b5fd" } } } },
  });
  const tokens = muiTokens(theme);
  const dark = tokens[Object.keys(tokens).find((selector) => selector.includes(".dark")) ?? ""];
  expect(dark).toMatchObject({ colorScheme: "dark", "--pk-color-accent": "#c4b5fd" });
  expectTokens({ mode: "dark", tokens: { ...(dark as object) } });
  expectTokens({ mode: "light", tokens });
});
