import { lazy, Suspense } from "react";

// The page without partner-kit loads neither its code nor its styles.
const Treasury = lazy(async () => ({ default: (await import("./partner-kit/Treasury.tsx")).Treasury }));

function App() {
  return (
    <>
      <header className="flex items-center gap-4 p-4">
        <h1 className="text-2xl font-bold tracking-tight">Tailwind admin</h1>
        <form action="/sign-in" method="post">
          <button type="submit" className="host-button rounded-full bg-slate-800 px-5 py-1 text-sm text-white">
            Sign in
          </button>
        </form>
      </header>
      {location.pathname === "/treasury" && (
        <Suspense>
          <Treasury />
        </Suspense>
      )}
    </>
  );
}

export default App;
