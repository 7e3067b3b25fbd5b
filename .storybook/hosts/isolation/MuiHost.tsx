import Button from "@mui/material/Button";
import CssBaseline from "@mui/material/CssBaseline";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ReactElement } from "react";
import type { HostProps } from "./HostProps.ts";

/** A Material UI page in its light or dark theme. */
export function MuiHost({ mode }: HostProps): ReactElement {
  return (
    <ThemeProvider theme={createTheme({ palette: { mode } })}>
      <CssBaseline />
      <Typography variant="h5">Treasury</Typography>
      <TextField id="name" label="Name" />
      <Button variant="contained">Save</Button>
      <Table>
        <TableBody>
          <TableRow>
            <TableCell>NGN</TableCell>
            <TableCell>1,200.00</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </ThemeProvider>
  );
}
