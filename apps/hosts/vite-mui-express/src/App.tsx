import AppBar from "@mui/material/AppBar";
import Button from "@mui/material/Button";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";

// The page without partner-kit loads neither its code nor its styles.
const Treasury = lazy(async () => ({ default: (await import("./partner-kit/Treasury.tsx")).Treasury }));

function App() {
  return (
    <>
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" component="h1">
            Material UI admin
          </Typography>
          <form action="/sign-in" method="post">
            <Button type="submit" color="inherit" variant="outlined" className="host-button">
              Sign in
            </Button>
          </form>
        </Toolbar>
      </AppBar>
      {location.pathname === "/treasury" && (
        <Suspense>
          <Treasury />
        </Suspense>
      )}
    </>
  );
}

export default App;
