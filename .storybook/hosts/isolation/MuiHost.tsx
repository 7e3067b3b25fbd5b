import Button from "@mui/material/Button";
import CssBaseline from "@mui/material/CssBaseline";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ReactElement } from "react";

/** A page of Material UI's. */
export function MuiHost(): ReactElement {
  return (
    <>
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
    </>
  );
}
