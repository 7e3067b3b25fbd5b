import { createTheme, ThemeProvider } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";
import { testAdapter } from "../../../test/testAdapter.tsx";
import { MuiTokens } from "./MuiTokens.tsx";
import { muiComponents } from "./muiComponents.tsx";

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

function Host({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <ThemeProvider theme={theme}>
      <MuiTokens>{children}</MuiTokens>
    </ThemeProvider>
  );
}

testAdapter({
  components: muiComponents,
  Host,
  hostButton: ".MuiButtonBase-root",
  hostInput: ".MuiOutlinedInput-root",
});
